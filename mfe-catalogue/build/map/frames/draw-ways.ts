import type { MapMarks } from '../../../src/lib/map/marks.ts';
import type { Point, Projection } from '../../../src/lib/map/projection.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import { findRoadLine, isDriven } from '../geodata/find-road-line.ts';
import { findNearestOnLine, measureLine } from '../geodata/measure-line.ts';
import type { Geodata, Trail } from '../geodata/read-geodata.ts';
import type { Coordinates } from '../geodata/schema.ts';
import { writeLine } from '../grounds/write-path.ts';
import { simplify } from '../relief/simplify.ts';
import type { PositionedLocation } from './positioned-locations.ts';

/** A trail that comes this near to a location is its way there. */
const TRAIL_KM = 0.4;
/** Bends of a road smaller than this are left out, in pixels. */
const ROAD_TOLERANCE = 0.7;

type Roads = Pick<CatalogueContent['roads'], 'nodes' | 'edges'>;

/** A road of a map in pixels: its line where it is known, else a straight one between its ends. */
export type DrawnRoad = { edge: Roads['edges'][number]; points: readonly Point[]; isSurveyed: boolean };

/** Whether a point is on a map, so many pixels from its edge. */
export const isInside = ({ x, y }: Point, { width, height }: Projection, margin = 14): boolean =>
  x > margin && y > margin && x < width - margin && y < height - margin;

/** The points of a line of which something is on a map, without its ends beyond the edge. */
function trimToMap(points: readonly Point[], projection: Projection): Point[] {
  const isNear = (point: Point) => isInside(point, projection, -20);
  const [first, last] = [points.findIndex(isNear), points.findLastIndex(isNear)];
  return first < 0 ? [] : points.slice(Math.max(0, first - 1), last + 2);
}

/** The roads of which something is on a map: those that everybody may drive on, and cable cars. */
export function listRoads(
  { nodes, edges }: Roads,
  geodata: Pick<Geodata, 'roads'>,
  projection: Projection,
): DrawnRoad[] {
  const byId = new Map(nodes.map((node) => [node.id, projection.project(node)]));
  return edges.flatMap((edge): DrawnRoad[] => {
    const [start, end] = [byId.get(edge.from), byId.get(edge.to)];
    const isShown = (isDriven(edge) || edge.surface === 'gondola') && edge.access === 'all';
    if (!start || !end || !isShown) return [];
    const line = isDriven(edge) ? findRoadLine(geodata, edge.from, edge.to) : undefined;
    const points = trimToMap(line ? projectLine(line, projection) : [start, end], projection);
    return points.length > 1 ? [{ edge, points: simplify(points, ROAD_TOLERANCE), isSurveyed: Boolean(line) }] : [];
  });
}

/** Solid where its line is known, thin or dotted where there is no asphalt. */
const getKind = ({ edge: { surface }, isSurveyed }: DrawnRoad) => {
  if (surface === 'gondola') return 'gondola';
  const kind = surface === 'asphalt' ? 'road' : 'rough';
  return isSurveyed ? (`surveyed-${kind}` as const) : kind;
};

/** Roads, those of a kind as one path. */
export const drawRoads = (roads: readonly DrawnRoad[]): MapMarks['lines'] =>
  (['road', 'rough', 'surveyed-road', 'surveyed-rough', 'gondola'] as const).flatMap((kind) => {
    const path = roads
      .filter((road) => getKind(road) === kind)
      .map(({ points }) => writeLine(points))
      .join('');
    return path ? [{ kind, path }] : [];
  });

/** The points of a line in pixels of a map. */
export const projectLine = (line: readonly Coordinates[], { project }: Projection): Point[] =>
  line.map(([lon, lat]) => project({ lat, lon }));

/** Trails as OpenStreetMap has them. */
export const drawTrails = (trails: readonly Trail[], projection: Projection): MapMarks['lines'] => {
  const path = trails.map(({ line }) => writeLine(projectLine(line, projection), 2)).join('');
  return path ? [{ kind: 'trail', path }] : [];
};

/** Straight lines to routes whose trail nobody has handed over, from where the drive ends. */
export function drawStraightWays(
  { nodes }: Pick<Roads, 'nodes'>,
  locations: readonly (PositionedLocation & Point)[],
  trails: readonly Trail[],
  projection: Projection,
): MapMarks['lines'] {
  const lines = trails.map(({ line }) => measureLine(line));
  const path = locations
    .filter(({ id, category, also, position: { lat, lon } }) => {
      const isReached =
        trails.some(({ locationId }) => locationId === id) ||
        lines.some((line) => findNearestOnLine(line, [lon, lat]).distanceKm < TRAIL_KM);
      return category === 'Mountain Routes' && !also && !isReached;
    })
    .map(({ arrivalNode, x, y }) => {
      const node = nodes.find(({ id }) => id === arrivalNode);
      return node ? writeLine([projection.project(node), { x, y }]) : '';
    })
    .join('');
  return path ? [{ kind: 'straight', path }] : [];
}
