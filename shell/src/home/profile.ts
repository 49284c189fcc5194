import type { HomePicture } from './pictures.ts';

/** A real place: its height above sea level in metres, and its distance by road from the centre in kilometres. */
export type ProfilePoint = { name: string; height: number; about?: boolean; distance?: number; picture: HomePicture };

/**
 * Places in the order of their heights. Heights and distances are those of data/almaty-facts.json that are of high or
 * medium confidence; Big Almaty Peak's distance is of low confidence and left out.
 */
export const profilePoints: readonly ProfilePoint[] = [
  { name: 'Almaty', height: 800, about: true, distance: 0, picture: '28-panfilov-guardsmen-park' },
  { name: 'Medeu', height: 1691, distance: 16, picture: 'medeu' },
  { name: 'Gorelnik', height: 1910, distance: 18, picture: 'gorelnik-trail' },
  { name: 'Kok Zhailau', height: 2230, distance: 15, picture: 'kok-zhailau' },
  { name: 'Big Almaty Lake', height: 2511, distance: 28, picture: 'big-almaty-lake' },
  { name: 'Furmanov Peak', height: 3053, distance: 17.5, picture: 'furmanov-peak' },
  { name: 'Mametova Lake', height: 3603, distance: 25, picture: 'manshuk-mametova-lake' },
  { name: 'Big Almaty Peak', height: 3681, picture: 'big-almaty-peak' },
];

/**
 * The frame the profile is drawn in, as an SVG view box: y goes downwards, from the highest height to the lowest. The
 * last place stands on the page's margin, the first leaves room for the scale.
 */
export const FRAME = { width: 1400, height: 600, low: 250, high: 5000, first: 119, last: 1322 } as const;

/** How high something stands in the frame. */
const yOf = (height: number) => (FRAME.height * (FRAME.high - height)) / (FRAME.high - FRAME.low);

/** The points with their places in the frame, in percent of it. */
export const placedPoints = profilePoints.map((point, index) => ({
  ...point,
  x: (100 * (FRAME.first + ((FRAME.last - FRAME.first) * index) / (profilePoints.length - 1))) / FRAME.width,
  y: (100 * yOf(point.height)) / FRAME.height,
}));

/** The heights of the scale, in metres, each with its place in the frame in percent of it. */
export const scale = [1000, 2000, 3000].map((height) => ({ height, y: (100 * yOf(height)) / FRAME.height }));

/** Where the colours of the heights end in the frame: at its bottom, and at every 500 m. */
export const bands = [FRAME.low, 500, 1000, 1500, 2000, 2500, 3000, 3500].map((height) => Math.round(yOf(height)));

type Corner = readonly [x: number, y: number];

/** Repeatable numbers between 0 and 1, so that server and browser draw the same line (the mulberry32 generator). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How often the slopes of the climb are halved, and those of the mountains behind. */
const FINE = 4;
const COARSE = 3;
/** How far a new corner may leave the middle of its slope, in parts of the slope's length. */
const ROUGHNESS = 0.19;

/** The corners of a slope after its first, never above its higher end: each half is roughened in its turn. */
function slope(from: Corner, to: Corner, random: () => number, halvings: number): Corner[] {
  if (halvings === 0) return [to];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const aside = (random() - 0.5) * 2 * ROUGHNESS * length;
  const middle: Corner = [
    from[0] + (to[0] - from[0]) * (0.4 + 0.2 * random()),
    Math.max((from[1] + to[1]) / 2 + aside, Math.min(from[1], to[1]) + 1),
  ];
  return [...slope(from, middle, random, halvings - 1), ...slope(middle, to, random, halvings - 1)];
}

/** Where the way from one place to the next is lowest: a valley under both. */
function valley(from: Corner, to: Corner, random: () => number): Corner {
  const lower = Math.max(from[1], to[1]);
  return [
    from[0] + (to[0] - from[0]) * (0.42 + 0.16 * random()),
    lower + (FRAME.height - lower) * (0.12 + 0.13 * random()),
  ];
}

/** An SVG path through corners: whole numbers, each corner from the one before, because the path is sent with the page. */
function pathOf(corners: readonly Corner[]): string {
  let [x, y] = [0, 0];
  return corners
    .map(([nextX, nextY], index) => {
      const [dx, dy] = [Math.round(nextX) - x, Math.round(nextY) - y];
      [x, y] = [x + dx, y + dy];
      return `${index === 0 ? 'M' : index === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    })
    .join('');
}

/** A line through corners, a valley between each two, and the slopes between those roughened. */
function ridge(tops: readonly Corner[], seed: number, halvings: number): Corner[] {
  const random = chance(seed);
  return tops.flatMap((top, index) => {
    const next = tops[index + 1];
    if (!next) return [];
    const low = valley(top, next, random);
    return [...(index === 0 ? [top] : []), ...slope(top, low, random, halvings), ...slope(low, next, random, halvings)];
  });
}

/**
 * The ridge line through all places, from the left edge of the frame to the right. Its heights are true; what is between
 * them is drawn: each way leads down into a valley and up again, and never rises above the higher of its two ends.
 */
export function ridgePath(): string {
  const places = placedPoints.map(({ x, y }): Corner => [(x * FRAME.width) / 100, (y * FRAME.height) / 100]);
  return pathOf(ridge([[0, yOf(840)], ...places, [FRAME.width + 30, yOf(3300)]], 7, FINE));
}

/** The mountains behind: no place is on them, and they fill no more than the sky over the climb. */
export function rangePath(): string {
  const tops = [1150, 2050, 2550, 3000, 3350].map((height, index): Corner => [(index * FRAME.width) / 4, yOf(height)]);
  return pathOf(ridge(tops, 21, COARSE));
}

/** Where snow begins: a ragged line across the tops, closed above them. */
export function snowPath(): string {
  const random = chance(11);
  const start = 1040;
  const teeth = Array.from(
    { length: 60 },
    (_, index): Corner => [
      start + (index + 0.6 * random()) * 6,
      yOf(3360 + (index % 2 ? 1 : -1) * (20 + random() ** 2 * 190)),
    ],
  );
  return pathOf([[start, 0], ...teeth, [FRAME.width, 0]]);
}

/** Level lines between the scale's, as on a map. */
export function levelPath(): string {
  const heights = Array.from({ length: 16 }, (_, index) => 400 + index * 200).filter((height) => height % 1000);
  return heights.map((height) => `M0 ${Math.round(yOf(height))}H${FRAME.width}`).join('');
}
