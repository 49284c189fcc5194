import type { PlanningData, RoadNode } from '../schema/index.ts';
import type { RoutePart } from './find-route.ts';
import type { MapMark } from './list-marks.ts';
import { mergeMarks } from './merge-marks.ts';
import { type Box, type PlacedLabel, placeLabels } from './place-labels.ts';
import {
  type Area,
  fitProjection,
  frameProjection,
  type Point,
  type Position,
  type Projection,
  type Size,
} from './projection.ts';
import { getRoadKind, type RoadKind } from './road-kinds.ts';
import { spreadMarks } from './spread-marks.ts';

/** A mark where it is drawn, and where it belongs: a thin line joins the two when others had to be kept free. */
type PlacedMark = MapMark & Point & { origin: Point };

/** Everything on a map of a route, in pixels. */
export type MapLayout = {
  size: Size;
  projection: Projection;
  /** The roads around, as SVG path data. */
  roads: string;
  ways: readonly { kind: RoadKind; d: string }[];
  marks: readonly PlacedMark[];
  /** The names of marks that have room. */
  labels: readonly PlacedLabel[];
  /** Whether a way is for a 4x4 only: then the map has a key. */
  isRough: boolean;
};

type MapContent = {
  roads: PlanningData['roads'];
  route: readonly RoutePart[];
  /** At least one. */
  marks: readonly MapMark[];
  size: Size;
  /** What the map shows, with all that its ground has of it; as much as the route needs, unless given. */
  frame?: Area;
  /** Whether marks at one place are one, instead of standing side by side. */
  isMerged?: boolean;
  /** The text of the key of 4x4 tracks. */
  roughText: string;
};

/** Between the outermost points and the edge: room for a mark and the beginning of its label. */
const PADDING = 36;
/** Between the centre of a mark and the edge. */
const MARGIN = 15;

/** A frame with more pixels in a kilometre has streets or mountains, which straight roads would cross. */
const MOST_SCALE = 4;

/** Where the key of 4x4 tracks stands. */
const getKeyBox = (text: string): Box => ({ left: 6, top: 4, right: 46 + text.length * 7.25, bottom: 30 });

/** A road as a straight line: the graph knows its ends only. */
function drawRoad({ project }: Projection, from: Position, to: Position): string {
  const [a, b] = [project(from), project(to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** The asphalt and gravel roads that the route does not use. */
function drawRoadsAround({ nodes, edges }: PlanningData['roads'], route: readonly RoutePart[], projection: Projection) {
  const nodeById = new Map<string, RoadNode>(nodes.map((node) => [node.id, node]));
  const used = new Set(route.map(({ edge }) => edge));
  const around = edges.flatMap(({ from, to, surface }, index) => {
    const [a, b] = [nodeById.get(from), nodeById.get(to)];
    return a && b && getRoadKind(surface) === 'road' && !used.has(index) ? drawRoad(projection, a, b) : [];
  });
  return around.join('');
}

function placeMarks(marks: readonly MapMark[], { project }: Projection, size: Size, isMerged: boolean): PlacedMark[] {
  const known = marks.map((mark) => ({ ...mark, origin: project(mark.position) }));
  const shown = isMerged ? mergeMarks(known) : known;
  const points = spreadMarks(
    shown.map(({ origin }) => origin),
    size,
    MARGIN,
  );
  return shown.map((mark, index) => ({ ...mark, ...(points[index] ?? mark.origin) }));
}

/** Lays out a map from true positions: the roads around, the route, numbered stops, bases, and names that have room. */
export function layOutMap(content: MapContent): MapLayout {
  const { roads, route, marks, size, frame, isMerged = false, roughText } = content;
  const positions = [...marks.map(({ position }) => position), ...route.flatMap(({ from, to }) => [from, to])];
  const projection = frame ? frameProjection(frame, size) : fitProjection(positions, size, PADDING);
  const placed = placeMarks(marks, projection, size, isMerged);
  const isRough = route.some(({ kind }) => kind === 'rough');
  const labels = placeLabels(
    placed.map((mark) => ({ text: mark.label, x: mark.x, y: mark.y })),
    size,
    isRough ? [getKeyBox(roughText)] : [],
  );
  return {
    ...{ size, projection, isRough, marks: placed },
    roads: frame && projection.scale > MOST_SCALE ? '' : drawRoadsAround(roads, route, projection),
    ways: route.map(({ from, to, kind }) => ({ kind, d: drawRoad(projection, from, to) })),
    labels: labels.flatMap((label) => label ?? []),
  };
}
