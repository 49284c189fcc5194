import { CITY, LAKES, RIDGES, SMALL_LAKES } from './landmarks.ts';
import { type Box, overlaps } from './place-labels.ts';
import type { Point, Projection, Size } from './projection.ts';

/** Between two peaks of a ridge, in pixels, and how their sizes take turns. */
const PEAK_STEP = 44;
const PEAK_SIZES = [1, 1.35, 0.85, 1.15];

/** Half of the width of the mountains along a ridge, in kilometres: foothills and slopes. */
const [FOOTHILLS_KM, SLOPES_KM] = [14, 8];

/** Blocks of the city, in kilometres from its middle. */
const BLOCKS = [-6.6, -4.4, -2.2, 0, 2.2, 4.4, 6.6].flatMap((x, column) =>
  [-4.4, -2.2, 0, 2.2, 4.4].map((y, row) => ({ x, y, isOpen: (column * 3 + row * 5) % 7 === 0 })),
);

const isNear = ({ x, y }: Point, { width, height }: Size, margin: number) =>
  x > -margin && x < width + margin && y > -margin && y < height + margin;

const middle = (a: Point, b: Point): Point => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });

const write = ({ x, y }: Point) => `${x} ${y}`;

/** A smooth line through the middles of its parts. */
const toCurve = (points: readonly Point[]) =>
  points.reduce((path, point, index) => {
    const next = points[index + 1];
    if (index === 0) return `M${write(point)}${next ? `L${write(middle(point, next))}` : ''}`;
    return `${path}Q${write(point)} ${write(next ? middle(point, next) : point)}`;
  }, '');

/** A smooth shape: it begins and ends in the middle of its last side. */
function toShape(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const start = middle(last, first);
  return `${toCurve([start, ...points, start])}z`;
}

const peakBox = ({ x, y }: Point): Box => ({ left: x - 20, right: x + 20, top: y - 24, bottom: y + 10 });

/** Points along a line, one every `PEAK_STEP` pixels. */
function listSteps(points: readonly Point[]): Point[] {
  let rest = PEAK_STEP / 2;
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const steps: Point[] = [];
    for (; rest < length; rest += PEAK_STEP) {
      const part = rest / length;
      steps.push({ x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) });
    }
    rest -= length;
    return steps;
  });
}

/** A peak with a lit side and snow, standing on its point. */
function Peak({ x, y, size }: Point & { size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-20 10L0-22L20 10z" fill="#1f5349" />
      <path d="M-20 10L0-22L-2.5-9L-5 10z" fill="#2f6e60" />
      <path d="M0-22L7.5-10L3.5-12.5L1-8L-3-11.5L-7-10.5z" fill="#fffdf8" />
    </g>
  );
}

type Props = {
  projection: Projection;
  size: Size;
  /** Where marks and labels are: no peak covers them. */
  taken: readonly Box[];
};

/** The land under a map's roads: mountains, water and the blocks of Almaty, for orientation only. */
export function MapGround({ projection: { project, scale }, size, taken }: Props) {
  const ridges = RIDGES.map((ridge) => ridge.map(project));
  const peaks = ridges
    .flatMap(listSteps)
    .map((point, index) => ({ ...point, size: PEAK_SIZES[index % PEAK_SIZES.length] ?? 1 }))
    .filter((peak) => isNear(peak, size, 30) && !taken.some((box) => overlaps(box, peakBox(peak))))
    .sort((a, b) => a.y - b.y);
  const city = project(CITY);
  const block = 1.7 * scale;
  return (
    <>
      <rect width={size.width} height={size.height} fill="#f6e6c4" />
      {[
        ['#e3d3a0', FOOTHILLS_KM],
        ['#c6c48c', SLOPES_KM],
      ].map(([color, km]) => (
        <path
          key={color}
          d={ridges.map(toCurve).join('')}
          stroke={String(color)}
          strokeWidth={Math.min(150, Math.max(26, 2 * Number(km) * scale))}
          className="map-mountains"
        />
      ))}
      {LAKES.map((lake) => (
        <path key={lake[0]?.lat} d={toShape(lake.map(project))} className="map-lake" />
      ))}
      {isNear(city, size, 9 * scale) &&
        BLOCKS.filter(({ isOpen }) => !isOpen).map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={(city.x + x * scale - block / 2).toFixed(1)}
            y={(city.y + y * scale - block / 2).toFixed(1)}
            width={block.toFixed(1)}
            height={block.toFixed(1)}
            fill="#ecd3a2"
          />
        ))}
      {peaks.map((peak) => (
        <Peak key={`${peak.x} ${peak.y}`} {...peak} />
      ))}
      {scale > 2.5 &&
        SMALL_LAKES.map(project)
          .filter((point) => isNear(point, size, 10))
          .map(({ x, y }) => (
            <ellipse
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              rx={Math.max(7, 0.7 * scale)}
              ry={Math.max(4, 0.35 * scale)}
              className="map-tarn"
            />
          ))}
    </>
  );
}
