import type { LocationMap } from '../../../src/content/view-models/location-map.ts';
import type { Position } from '../../../src/lib/distance-and-bearing.ts';
import { type GroundName, projections } from '../../../src/lib/map/frames.ts';
import { cropProjection, type MapWindow, type Point } from '../../../src/lib/map/projection.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import { createRoadGraph, findDrive } from '../../planning/road-graph.ts';
import { findRoadLine } from '../geodata/find-road-line.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import { writeLine } from '../grounds/write-path.ts';
import { createFrameMap } from './create-frame-map.ts';
import { isInside } from './draw-ways.ts';
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

/** The places of a drive, with the bends of those roads whose line is known. */
const followRoads = (drive: readonly Node[], geodata: Geodata): Position[] =>
  drive.flatMap((node, index) => {
    const before = drive[index - 1];
    const line = before && findRoadLine(geodata, before.id, node.id);
    return line ? line.map(([lon, lat]) => ({ lon, lat })) : [node];
  });

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
    const way = isFar
      ? [{ kind: 'way' as const, path: writeLine(followRoads(drive, geodata).map(projection.project)) }]
      : [];
    return {
      ...map,
      marks: { ...map.marks, lines: [...map.marks.lines, ...way] },
      ground,
      window,
      ...(ground !== 'country' && { frame: ground === 'region' ? 'region' : 'range' }),
      hasStraightWay: map.marks.lines.some(({ kind }) => kind === 'straight'),
    };
  };
  return new Map(locations.map((location) => [location.slug, create(location)]));
}
