/** A real place: its height above sea level in metres, and its distance by road from the centre in kilometres. */
export type ProfilePoint = { name: string; height: number; about?: boolean; distance?: number };

/**
 * Places in the order of their heights. Heights and distances are those of data/almaty-facts.json that are of high or
 * medium confidence; Big Almaty Peak's distance is of low confidence and left out.
 */
export const profilePoints: readonly ProfilePoint[] = [
  { name: 'Almaty', height: 800, about: true, distance: 0 },
  { name: 'Medeu', height: 1691, distance: 16 },
  { name: 'Gorelnik', height: 1910, distance: 18 },
  { name: 'Kok Zhailau', height: 2230, distance: 15 },
  { name: 'Big Almaty Lake', height: 2511, distance: 28 },
  { name: 'Furmanov Peak', height: 3053, distance: 17.5 },
  { name: 'Mametova Lake', height: 3603, distance: 25 },
  { name: 'Big Almaty Peak', height: 3681 },
];

/** The frame the profile is drawn in: x and y go from 0 to 100, y downwards, as in an SVG view box. */
const FRAME = { low: 0, high: 4500, first: 6, last: 90 };

const x = (index: number) => FRAME.first + ((FRAME.last - FRAME.first) * index) / (profilePoints.length - 1);
const y = (height: number) => 100 - ((height - FRAME.low) / (FRAME.high - FRAME.low)) * 100;

/** The points with their places in the frame. */
export const placedPoints = profilePoints.map((point, index) => ({ ...point, x: x(index), y: y(point.height) }));

/** How many corners the drawn line has between two places, and how far they leave the straight way, in frame units. */
const CORNERS = 6;
const DEPTH = 7;

/** A repeatable number between 0 and 1 for a corner, so that server and browser draw the same line. */
const unevenness = (seed: number) => {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

/**
 * The ridge line as an SVG path through all places, closed along the bottom. Its points are true; what is between them
 * is drawn: it dips below the straight way, as a valley does, and never rises above the higher of its two ends.
 */
export function ridgePath(): string {
  const start = placedPoints[0];
  const end = placedPoints.at(-1);
  if (!start || !end) return '';
  const corners = placedPoints.flatMap((point, index) => {
    const next = placedPoints[index + 1];
    if (!next) return [[point.x, point.y]];
    const between = Array.from({ length: CORNERS - 1 }, (_, at) => {
      const way = (at + 1) / CORNERS;
      const dip = Math.sin(way * Math.PI) * DEPTH * (0.35 + unevenness(index * CORNERS + at + 1));
      return [point.x + (next.x - point.x) * way, point.y + (next.y - point.y) * way + dip];
    });
    return [[point.x, point.y], ...between];
  });
  const line = [[-1, start.y + 1], ...corners, [95, end.y + 12], [101, end.y + 18]];
  return `M-1 101 ${line.map(([px = 0, py = 0]) => `L${px.toFixed(2)} ${py.toFixed(2)}`).join(' ')} L101 101Z`;
}
