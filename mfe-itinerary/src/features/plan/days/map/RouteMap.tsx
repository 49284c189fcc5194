import type { PlanningData } from '@almaty/planner/schema';
import type { RoutePart } from './find-route.ts';
import { placeLabels } from './place-labels.ts';
import { fitProjection, type Position, type Projection, type Size } from './projection.ts';
import { getRoadKind } from './road-kinds.ts';
import { spreadMarks } from './spread-marks.ts';

/** A stop with its number, or a base where a day begins or ends. */
export type MapMark = { key: string; text: string; label: string; position: Position; isBase: boolean };

type Props = {
  roads: PlanningData['roads'];
  route: readonly RoutePart[];
  /** At least one. */
  marks: readonly MapMark[];
  size: Size;
  /** What the map shows, for screen readers. */
  label: string;
};

/** Between the outermost points and the edge: room for a mark and the beginning of its label. */
const PADDING = 34;
const MARGIN = 15;

/** A road as a slight bend that is the same in every map and direction: the graph knows its ends only. */
function drawRoad({ project }: Projection, from: Position, to: Position, bend: number): string {
  const [a, b] = [project(from), project(to)];
  const x = (a.x + b.x) / 2 + (b.y - a.y) * bend;
  const y = (a.y + b.y) / 2 - (b.x - a.x) * bend;
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`;
}

const getBend = (edge: number | undefined) => (edge === undefined ? 0 : ((edge % 3) - 1) * 0.09);

const DASHES = { road: undefined, rough: '7 6', foot: '0.1 7', other: '2 5' } as const;

/** A map drawn from true positions: the roads around, the route on a light casing, numbered stops, square bases. */
export function RouteMap({ roads, route, marks, size, label }: Props) {
  const { width, height } = size;
  const positions = [...marks.map(({ position }) => position), ...route.flatMap(({ from, to }) => [from, to])];
  const projection = fitProjection(positions, size, PADDING);
  const points = spreadMarks(
    marks.map(({ position }) => projection.project(position)),
    size,
    MARGIN,
  );
  const placed = marks.map((mark, index) => ({ ...mark, ...(points[index] ?? { x: 0, y: 0 }) }));
  const isRough = route.some(({ kind }) => kind === 'rough');
  const key = { left: 8, top: 6, right: 104, bottom: 30 };
  const labels = placeLabels(
    placed.map(({ label: text, x, y }) => ({ text, x, y })),
    size,
    isRough ? [key] : [],
  );
  const nodes = new Map(roads.nodes.map((node) => [node.id, node]));
  const used = new Set(route.map(({ edge }) => edge));
  const paths = route.map(({ from, to, kind, edge }) => ({ kind, d: drawRoad(projection, from, to, getBend(edge)) }));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="route-map">
      <rect width={width} height={height} fill="#f6e6c4" />
      {roads.edges.map(({ from, to, surface }, index) => {
        const [a, b] = [nodes.get(from), nodes.get(to)];
        const isRoad = getRoadKind(surface) === 'road';
        if (!a || !b || !isRoad || used.has(index)) return null;
        return <path key={index} d={drawRoad(projection, a, b, getBend(index))} className="map-road" />;
      })}
      {paths.map(({ d }) => (
        <path key={d} d={d} className="map-casing" />
      ))}
      {paths.map(({ d, kind }) => (
        <path key={d} d={d} className="map-route" strokeDasharray={DASHES[kind]} />
      ))}
      {placed.map(({ key: id, text, x, y, isBase }) =>
        isBase ? (
          <g key={id} transform={`translate(${x} ${y})`}>
            <rect x="-10" y="-10" width="20" height="20" className="map-base" />
            <path d="M-5 5V0L0-4.5L5 0V5z" fill="#10282c" />
          </g>
        ) : (
          <g key={id}>
            <circle cx={x} cy={y} r="11" className="map-stop" />
            <text x={x} y={y + 4.6} className="map-number">
              {text}
            </text>
          </g>
        ),
      )}
      {labels.map(
        (placedLabel) =>
          placedLabel && (
            <text key={`${placedLabel.x} ${placedLabel.y}`} x={placedLabel.x} y={placedLabel.y} className="map-label">
              {placedLabel.text}
            </text>
          ),
      )}
      {isRough && (
        <g transform="translate(12 18)">
          <path d="M0 0h26" className="map-route" strokeDasharray={DASHES.rough} />
          <text x="32" y="4.5" className="map-key">
            4x4 only
          </text>
        </g>
      )}
    </svg>
  );
}
