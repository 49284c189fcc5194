import type { PlanningData } from '@almaty/planner/schema';
import type { CatalogueIndex } from '@almaty/store/schema';
import * as m from '#messages';
import type { RoutePart } from './find-route.ts';
import { MapGround } from './MapGround.tsx';
import { type MapMark, MapMarks } from './MapMarks.tsx';
import { mergeMarks } from './merge-marks.ts';
import { type Box, placeLabels } from './place-labels.ts';
import { fitProjection, type Position, type Projection, type Size } from './projection.ts';
import { getRoadKind, type RoadKind } from './road-kinds.ts';
import { spreadMarks } from './spread-marks.ts';

type Props = {
  roads: PlanningData['roads'];
  grounds: CatalogueIndex['grounds'];
  route: readonly RoutePart[];
  /** At least one. */
  marks: readonly MapMark[];
  size: Size;
  /** Whether marks at one place are one, instead of standing side by side. */
  isMerged?: boolean;
  /** What the map shows, for screen readers. */
  label: string;
};

/** Between the outermost points and the edge: room for a mark and the beginning of its label. */
const PADDING = 36;
/** Between the centre of a mark and the edge. */
const MARGIN = 15;

const DASHES: Record<RoadKind, string | undefined> = { road: undefined, rough: '7 6', foot: '0.1 7', other: '2 6' };

/** Where the key of 4x4 tracks stands. */
const KEY: Box = { left: 6, top: 4, right: 46 + m.planMapRough.length * 7.25, bottom: 30 };

const Key = () => (
  <g transform="translate(12 18)">
    <path d="M0 0h26" className="map-casing" />
    <path d="M0 0h26" className="map-route" strokeDasharray={DASHES.rough} />
    <text x="34" y="4.5" className="map-key">
      {m.planMapRough}
    </text>
  </g>
);

/** A road as a slight bend that is the same on every map: the graph knows its ends only. */
function drawRoad({ project }: Projection, from: Position, to: Position, edge: number | undefined): string {
  const bend = edge === undefined ? 0 : ((edge % 3) - 1) * 0.09;
  const [a, b] = [project(from), project(to)];
  const x = (a.x + b.x) / 2 + (b.y - a.y) * bend;
  const y = (a.y + b.y) / 2 - (b.x - a.x) * bend;
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`;
}

/** A map drawn from true positions: the roads around, the route on a light casing, numbered stops, square bases. */
export function RouteMap({ roads, grounds, route, marks, size, isMerged = false, label }: Props) {
  const positions = [...marks.map(({ position }) => position), ...route.flatMap(({ from, to }) => [from, to])];
  const projection = fitProjection(positions, size, PADDING);
  const known = marks.map((mark) => ({ ...mark, origin: projection.project(mark.position) }));
  const shown = isMerged ? mergeMarks(known) : known;
  const points = spreadMarks(
    shown.map(({ origin }) => origin),
    size,
    MARGIN,
  );
  const placed = shown.map((mark, index) => ({ ...mark, ...(points[index] ?? mark.origin) }));
  const isRough = route.some(({ kind }) => kind === 'rough');
  const labels = placeLabels(
    placed.map((mark) => ({ text: mark.label, x: mark.x, y: mark.y })),
    size,
    isRough ? [KEY] : [],
  );
  const nodes = new Map(roads.nodes.map((node) => [node.id, node]));
  const used = new Set(route.map(({ edge }) => edge));
  const around = roads.edges.flatMap(({ from, to, surface }, index) => {
    const [a, b] = [nodes.get(from), nodes.get(to)];
    return a && b && getRoadKind(surface) === 'road' && !used.has(index) ? drawRoad(projection, a, b, index) : [];
  });
  const ways = route.map(({ from, to, kind, edge }) => ({ kind, d: drawRoad(projection, from, to, edge) }));
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label} className="route-map">
      <MapGround grounds={grounds} projection={projection} size={size} />
      <path d={around.join('')} className="map-road" />
      <path d={ways.map(({ d }) => d).join('')} className="map-casing" />
      {ways.map(({ d, kind }) => (
        <path key={d} d={d} className="map-route" strokeDasharray={DASHES[kind]} />
      ))}
      <MapMarks marks={placed} labels={labels} />
      {isRough && <Key />}
    </svg>
  );
}
