import type { Coordinates, LakeFeature } from '../geodata/schema.ts';
import { describeOrigin, getNames, nameChoice } from './describe-osm.ts';
import { joinRings } from './join-rings.ts';
import { ImportError } from './part.ts';
import { type OsmChoice, type OsmWay, readOsmWays } from './read-osm.ts';
import { checkPlaces, simplifyLine } from './simplify-line.ts';

/** The roles of ways in a multipolygon (https://wiki.openstreetmap.org/wiki/Relation:multipolygon). */
const [SHORE, ISLAND] = [['outer', ''], ['inner']];

/** Positive when a ring runs against the clock. */
const getTurn = (ring: readonly Coordinates[]): number =>
  ring.reduce((sum, [lon, lat], index) => {
    const [nextLon, nextLat] = ring[(index + 1) % ring.length] ?? [lon, lat];
    return sum + lon * nextLat - nextLon * lat;
  }, 0);

/** Rings as GeoJSON wants them: the shore runs against the clock, an island with it. */
function createRings(ways: readonly OsmWay[], isShore: boolean): Coordinates[][] {
  return joinRings(ways).map((ring) => {
    checkPlaces(ring);
    const line = simplifyLine(ring);
    return getTurn(line) > 0 === isShore ? line : line.toReversed();
  });
}

/**
 * Makes the feature of `lakes.geojson` for a lake of an extract of OpenStreetMap.
 *
 * @returns the feature, and what to tell the person who imports it.
 * @throws ImportError when it is no water, its shore is not closed, or it has several.
 */
export function createLake(
  text: string,
  choice: OsmChoice,
  read: string,
): { feature: LakeFeature; notes: readonly string[] } {
  const { ways, tags, notes } = readOsmWays(text, choice, [...SHORE, ...ISLAND]);
  const id = nameChoice(choice);
  if (tags.get('natural') !== 'water') throw new ImportError(`${id} is no water: it has no natural=water`);
  const shores = createRings(
    ways.filter(({ role }) => SHORE.includes(role)),
    true,
  );
  const islands = createRings(
    ways.filter(({ role }) => ISLAND.includes(role)),
    false,
  );
  if (shores.length !== 1)
    throw new ImportError(`${id} has ${shores.length} shores: import each lake by itself, with --way`);
  const names = getNames(tags);
  const points = shores.flat().length;
  return {
    feature: {
      properties: { id, ...names, ...describeOrigin(choice, read) },
      geometry: { type: 'Polygon', coordinates: [...shores, ...islands] },
    },
    notes: [...notes, `${names.name_ru ?? 'A lake without a name'}: ${points} points, ${islands.length} islands`],
  };
}
