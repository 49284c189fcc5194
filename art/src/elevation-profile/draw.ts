import type { ElevationProfile } from '@almaty/pictures/elevation-profile';
import { createRandom } from '../renderer/random.ts';
import { FRAME, points, toY, toYPercent } from './points.ts';
import { type Corner, drawRidgeLine, toSvgPath } from './ridge-line.ts';

/** How often each slope of the ridge is halved, and each slope of the range behind. */
const [RIDGE_HALVINGS, RANGE_HALVINGS] = [4, 3];

/** Half the width of a lake, and how far its shores rise on both sides and its bed sinks, in the frame. */
const LAKE = { reach: 19, rim: 9, bed: 12 } as const;
/** How far the flanks of a summit reach to both sides and down, in the frame. */
const FLANK = { reach: 24, drop: 40 } as const;

const getPosition = ({ x, y }: { x: number; y: number }): Corner => [(x * FRAME.width) / 100, (y * FRAME.height) / 100];

/** The corners of the ridge at a location: level water between two shores, a pointed summit, or a point of a slope. */
function drawForm(point: (typeof points)[number]): Corner[] {
  const [x, y] = getPosition(point);
  switch (point.form) {
    case 'lake':
      return [
        [x - LAKE.reach - LAKE.rim, y - LAKE.rim],
        [x - LAKE.reach, y],
        [x, y],
        [x + LAKE.reach, y],
        [x + LAKE.reach + LAKE.rim, y - LAKE.rim],
      ];
    case 'peak':
      return [
        [x - FLANK.reach, y + FLANK.drop],
        [x, y],
        [x + FLANK.reach, y + FLANK.drop],
      ];
    default:
      return [[x, y]];
  }
}

/** Only the locations' altitudes are true; each slope between two of them goes through a drawn valley. */
function drawRidge(): string {
  const forms = [[[0, toY(840)] as const], ...points.map(drawForm), [[FRAME.width + 30, toY(3300)] as const]];
  return toSvgPath(drawRidgeLine(forms, createRandom(7), RIDGE_HALVINGS));
}

/** The water of the lakes: level at its altitude, with a round bed. */
const drawWater = () =>
  points
    .filter(({ form }) => form === 'lake')
    .map((point) => {
      const [x, y] = getPosition(point).map(Math.round);
      return `M${(x ?? 0) - LAKE.reach} ${y}h${2 * LAKE.reach}q${-LAKE.reach} ${2 * LAKE.bed} ${-2 * LAKE.reach} 0z`;
    })
    .join('');

function drawRange(): string {
  const summits = [1150, 2050, 2550, 3000, 3350].map(
    (altitude, index): Corner => [(index * FRAME.width) / 4, toY(altitude)],
  );
  return toSvgPath(
    drawRidgeLine(
      summits.map((summit) => [summit]),
      createRandom(21),
      RANGE_HALVINGS,
    ),
  );
}

/** An irregular line across the summits, closed along the top of the frame. */
function drawSnow(): string {
  const random = createRandom(11);
  const start = 1040;
  const teeth = Array.from(
    { length: 42 },
    (_, index): Corner => [
      start + (index + 0.6 * random()) * 8.6,
      toY(3360 + (index % 2 ? 1 : -1) * (20 + random() ** 2 * 190)),
    ],
  );
  return toSvgPath([[start, 0], ...teeth, [FRAME.width, 0]]);
}

function drawContours(): string {
  const altitudes = Array.from({ length: 16 }, (_, index) => 400 + index * 200).filter((altitude) => altitude % 1000);
  return altitudes.map((altitude) => `M0 ${Math.round(toY(altitude))}H${FRAME.width}`).join('');
}

/** Draws the elevation profile; the result is always the same. */
export const drawElevationProfile = (): ElevationProfile => ({
  frame: { width: FRAME.width, height: FRAME.height },
  points: Object.fromEntries(points.map(({ slug, form: _, ...point }) => [slug, point])),
  scale: [1000, 2000, 3000].map((altitude) => ({ altitude, y: toYPercent(altitude) })),
  bands: [FRAME.lowest, 500, 1000, 1500, 2000, 2500, 3000, 3500].map((altitude) => Math.round(toY(altitude))),
  ridge: drawRidge(),
  range: drawRange(),
  water: drawWater(),
  snow: drawSnow(),
  contours: drawContours(),
});
