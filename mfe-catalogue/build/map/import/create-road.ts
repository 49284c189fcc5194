import type { RoadsFile } from '@almaty/content/catalogue';
import { isDriven } from '../geodata/find-road-line.ts';
import { findNearestOnLine, findOnLine, type MeasuredLine, measureLine } from '../geodata/measure-line.ts';
import type { RoadLineFeature } from '../geodata/schema.ts';
import { describeOrigin } from './describe-osm.ts';
import { joinParts } from './join-parts.ts';
import { ImportError, type Place } from './part.ts';
import { type OsmChoice, readOsm } from './read-osm.ts';
import { checkPlaces, measurePlaces, round, simplifyLine } from './simplify-line.ts';

/** A road that does not come this near to a place of the road graph does not lead there, in kilometres. */
const NEAR_KM = 0.5;
/** An end farther from the line than this is told of, in kilometres. */
const BESIDE_KM = 0.05;
/** A line and a road whose lengths differ by more than this part are told of. */
const SAME_LENGTH = 0.1;

type Node = RoadsFile['nodes'][number];
type Edge = RoadsFile['edges'][number];

/** The two ends of a road, by the ids of places of the road graph. */
export type RoadEnds = { from: string; to: string };

function findNode({ nodes }: RoadsFile, id: string): Node {
  const node = nodes.find((each) => each.id === id);
  if (node) return node;
  throw new ImportError(`There is no place ${id}: give the id of one of content/roads.yml, or a location with a road`);
}

/** @throws ImportError that says where roads from the first end lead. */
function findEdge({ edges }: RoadsFile, { from, to }: RoadEnds): Edge {
  const driven = edges.filter(isDriven);
  const edge = driven.find((each) => [each.from, each.to].includes(from) && [each.from, each.to].includes(to));
  if (edge && from !== to) return edge;
  const others = driven.flatMap((each) => (each.from === from ? [each.to] : each.to === from ? [each.from] : []));
  throw new ImportError(
    `The guide has no road from ${from} to ${to}: from ${from} it has ${others.length > 0 ? `those to ${others.join(', ')}` : 'none'}`,
  );
}

/** Where a line passes an end, in kilometres from its start, and what to tell where the end is beside it. */
function findEnd(line: MeasuredLine, { id, lat, lon }: Node): { atKm: number; notes: string[] } {
  const { distanceKm, atKm } = findNearestOnLine(line, [lon, lat]);
  const metres = Math.round(distanceKm * 1000);
  if (distanceKm <= NEAR_KM)
    return { atKm, notes: distanceKm > BESIDE_KM ? [`${id} is ${metres} m from the line: the gap stays`] : [] };
  throw new ImportError(
    `The line passes ${id} at ${round(distanceKm, 1)} km, and ${NEAR_KM} km is the most: name the ways that lead there, or correct the place in content/roads.yml`,
  );
}

/** The part of a line between two places on it, in kilometres from its start. */
function cut(line: MeasuredLine, fromKm: number, toKm: number): Place[] {
  if (fromKm === toKm) throw new ImportError('The line passes both ends at one place: it is another road');
  const [start, end] = [Math.min(fromKm, toKm), Math.max(fromKm, toKm)];
  const between = line.line.filter((_, index) => {
    const km = line.kilometres[index] ?? 0;
    return km > start && km < end;
  });
  const places = [findOnLine(line, start), ...between, findOnLine(line, end)].map(([lon, lat]) => ({ lon, lat }));
  return fromKm < toKm ? places : places.toReversed();
}

/** What to tell where the road graph knows another length. */
const compareLengths = (lengthKm: number, { km }: Edge) =>
  Math.abs(lengthKm - km) > km * SAME_LENGTH
    ? [`The road graph has ${km} km: correct content/roads.yml, or look whether it is another road`]
    : [];

/**
 * Makes the feature of `roads.geojson` for a road of the road graph: the part between its ends of a line of OpenStreetMap.
 *
 * @returns the feature, and what to tell the person who imports it.
 * @throws ImportError when the ways are not one line, or do not lead from one end to the other.
 */
export function createRoad(
  text: string,
  choice: OsmChoice,
  { roads, read, ...ends }: RoadEnds & { roads: RoadsFile; read: string },
): { feature: RoadLineFeature; notes: readonly string[] } {
  const [start, end] = [findNode(roads, ends.from), findNode(roads, ends.to)];
  const edge = findEdge(roads, ends);
  const { parts, notes } = readOsm(text, choice);
  const all = joinParts(
    parts,
    'Name the ways of the road in their order: --way, or mend the relation in OpenStreetMap',
  );
  const line = measureLine(all.map(({ lon, lat }) => [lon, lat]));
  const passed = [findEnd(line, start), findEnd(line, end)] as const;
  const places = cut(line, passed[0].atKm, passed[1].atKm);
  checkPlaces(places);
  const coordinates = simplifyLine(places);
  const lengthKm = round(measurePlaces(places).at(-1) ?? 0, 1);
  const { from, to } = edge;
  return {
    feature: {
      properties: { id: `${from} ${to}`, from, to, ...describeOrigin(choice, read) },
      geometry: { type: 'LineString', coordinates: from === ends.from ? coordinates : coordinates.toReversed() },
    },
    notes: [
      ...notes,
      `${lengthKm} km from ${ends.from} to ${ends.to}; ${places.length} points, simplified to ${coordinates.length}`,
      ...passed.flatMap((each) => each.notes),
      ...compareLengths(lengthKm, edge),
    ],
  };
}
