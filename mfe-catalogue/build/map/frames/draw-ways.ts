import type { RoadEdge } from '@almaty/planner/schema';
import type { MapMarks } from '../../../src/lib/map/marks.ts';
import type { Point, Projection } from '../../../src/lib/map/projection.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import { findNearestOnLine, measureLine } from '../geodata/measure-line.ts';
import type { Trail } from '../geodata/read-geodata.ts';
import type { Coordinates } from '../geodata/schema.ts';
import { writeLine } from '../grounds/write-path.ts';
import type { PositionedLocation } from './positioned-locations.ts';

/** A trail that comes this near to a location is its way there. */
const TRAIL_KM = 0.4;

type Roads = Pick<CatalogueContent['roads'], 'nodes' | 'edges'>;

/** A road of a map between two points in pixels. */
export type DrawnRoad = { edge: Roads['edges'][number]; start: Point; end: Point };

/** Whether a point is on a map, so many pixels from its edge. */
export const isInside = ({ x, y }: Point, { width, height }: Projection, margin = 14): boolean =>
  x > margin && y > margin && x < width - margin && y < height - margin;

/** The roads of which at least one end is on a map: those that everybody may drive on, and cable cars. */
export function listRoads({ nodes, edges }: Roads, projection: Projection): DrawnRoad[] {
  const byId = new Map(nodes.map((node) => [node.id, projection.project(node)]));
  return edges.flatMap((edge) => {
    const [start, end] = [byId.get(edge.from), byId.get(edge.to)];
    const isShown = ['asphalt', 'gravel', '4x4', 'gondola'].includes(edge.surface) && edge.access === 'all';
    if (!start || !end || !isShown || !(isInside(start, projection, -20) || isInside(end, projection, -20))) return [];
    return [{ edge, start, end }];
  });
}

const getKind = (surface: RoadEdge['surface']) =>
  surface === 'gondola' ? ('gondola' as const) : surface === 'asphalt' ? ('road' as const) : ('rough' as const);

/** Roads as straight lines: only their ends are known. */
export const drawRoads = (roads: readonly DrawnRoad[]): MapMarks['lines'] =>
  (['road', 'rough', 'gondola'] as const).flatMap((kind) => {
    const path = roads
      .filter(({ edge }) => getKind(edge.surface) === kind)
      .map(({ start, end }) => writeLine([start, end]))
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
