import type { LocationMap } from '../../../src/content/view-models/location-map.ts';
import { type GroundName, projections } from '../../../src/lib/map/frames.ts';
import type { LineKind, MapMarks } from '../../../src/lib/map/marks.ts';
import { cropProjection, type MapWindow, type Point, type Projection } from '../../../src/lib/map/projection.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import { createRoadGraph, findDrive } from '../../planning/road-graph.ts';
import { findRoadLine } from '../geodata/find-road-line.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import { writeLine } from '../grounds/write-path.ts';
import { createFrameMap } from './create-frame-map.ts';
import { isInside, projectLine } from './draw-ways.ts';
import { isInCity, leaveOutRoads, nameRegion, TOWNS } from './frame-maps.ts';
import { listPositionedLocations, type PositionedLocation } from './positioned-locations.ts';

/** The size of the map on a page in pixels, at which its letters are as large as those of the text. */
const SIZE = { width: 372, height: 300 };
/** What is kept free around the way to a location, and how far its ground is made smaller at most. */
const MARGIN = 56;
const LEAST_SCALE = 0.5;

/** The ground with the most detail that has a place, not at its very edge. */
const GROUNDS: readonly { name: GroundName; margin: number }[] = [
  { name: 'centre', margin: 30 },
  { name: 'range', margin: 20 },
  { name: 'region', margin: 20 },
  { name: 'country', margin: 0 },
];

/** Lines of roads that are straight, because only their ends are known. */
const STRAIGHT_ROADS: readonly LineKind[] = ['road', 'rough', 'drive'];

type Node = CatalogueContent['roads']['nodes'][number];

const findGround = ({ position }: PositionedLocation): GroundName =>
  GROUNDS.find(({ name, margin }) => isInside(projections[name].project(position), projections[name], margin))?.name ??
  'country';

/** The window that shows these points of a ground in its middle, not beyond the edge of the ground. */
function createWindow(name: GroundName, points: readonly Point[]): MapWindow {
  const ground = projections[name];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fitting = Math.min(
    1,
    (SIZE.width - 2 * MARGIN) / (right - left || 1),
    (SIZE.height - 2 * MARGIN) / (bottom - top || 1),
  );
  const covering = Math.max(SIZE.width / ground.width, SIZE.height / ground.height);
  const scale = Number(Math.max(LEAST_SCALE, covering, fitting).toFixed(2));
  const place = (middle: number, shown: number, all: number) =>
    Math.round(Math.min(Math.max(0, all - shown), Math.max(0, middle - shown / 2)));
  return {
    ...SIZE,
    scale,
    x: place((left + right) / 2, SIZE.width / scale, ground.width),
    y: place((top + bottom) / 2, SIZE.height / scale, ground.height),
  };
}

/** The drive to a location: its roads as far as their lines are known, else straight between two nodes. */
function drawDrive(drive: readonly Node[], geodata: Geodata, projection: Projection): MapMarks['lines'] {
  const roads = drive.flatMap((node, index) => {
    const before = drive[index - 1];
    if (!before) return [];
    const line = findRoadLine(geodata, before.id, node.id);
    const points = line ? projectLine(line, projection) : [before, node].map(projection.project);
    return [{ kind: line ? ('way' as const) : ('drive' as const), path: writeLine(points) }];
  });
  return (['drive', 'way'] as const).flatMap((kind) => {
    const path = roads.flatMap((road) => (road.kind === kind ? road.path : [])).join('');
    return path ? [{ kind, path }] : [];
  });
}

/** What a ground names: in the country only the city. */
function describeGround(ground: GroundName, geodata: Geodata) {
  if (ground !== 'region' && ground !== 'country') return { names: [], summits: [] };
  const { names, summits } = nameRegion(geodata);
  return ground === 'region' ? { names, summits } : { names: names.filter(({ kind }) => kind === 'city'), summits: [] };
}

/**
 * Creates the map around each location: the way from the centre in the region, the way from the end of the drive in the range,
 * the streets in the centre, and the locations around.
 *
 * @returns by slug; none for a location without a position.
 */
export function createLocationMaps(content: CatalogueContent, geodata: Geodata): ReadonlyMap<string, LocationMap> {
  const locations = listPositionedLocations(content);
  const graph = createRoadGraph(content.roads);
  const nodes = new Map(content.roads.nodes.map((node) => [node.id, node]));
  const create = (location: PositionedLocation): LocationMap => {
    const ground = findGround(location);
    const drive = (findDrive(graph, location.arrivalNode) ?? []).flatMap((id) => nodes.get(id) ?? []);
    const isFar = ground === 'region' || ground === 'country';
    // In the range a visitor wants to know where the drive ends; farther off, the whole way.
    const ends = isFar ? drive : ground === 'range' ? drive.slice(-1) : [];
    const window = createWindow(ground, [location.position, ...ends].map(projections[ground].project));
    const projection = cropProjection(projections[ground], window);
    const isNeighbour = (other: PositionedLocation) =>
      !other.also && ground !== 'country' && !(isFar && isInCity(other.position));
    const map = createFrameMap(content, geodata, projection, {
      locations: locations.filter((other) => other.id === location.id || isNeighbour(other)),
      chosenId: location.id,
      hasRoad: isFar ? () => false : ground === 'range' ? leaveOutRoads(content, isInCity) : () => false,
      towns: isFar ? TOWNS.filter((id) => id !== location.arrivalNode && drive.some((node) => node.id === id)) : [],
      ...describeGround(ground, geodata),
    });
    const lines = [...map.marks.lines, ...(isFar ? drawDrive(drive, geodata, projection) : [])];
    return {
      ...map,
      marks: { ...map.marks, lines },
      ground,
      window,
      frame: isFar ? 'region' : 'range',
      hasStraightWay: lines.some(({ kind }) => kind === 'straight'),
      hasStraightRoad: lines.some(({ kind }) => STRAIGHT_ROADS.includes(kind)),
    };
  };
  return new Map(locations.map((location) => [location.slug, create(location)]));
}
