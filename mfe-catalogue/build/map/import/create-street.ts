import type { StreetFeature } from '../geodata/schema.ts';
import { describeOrigin, getNames, nameChoice } from './describe-osm.ts';
import { ImportError } from './part.ts';
import { type OsmChoice, type OsmWay, readOsmWays } from './read-osm.ts';
import { checkPlaces, simplifyLine } from './simplify-line.ts';

/** The roles of ways in a street, or in a route along it. */
const ROLES = ['', 'street', 'main', 'forward', 'backward'];

type StreetClass = StreetFeature['properties']['class'];

/** What a way is to the maps, by the value of `highway`; the widest first. */
const CLASSES: readonly (readonly [StreetClass, readonly string[]])[] = [
  ['main', ['motorway', 'trunk', 'primary']],
  ['secondary', ['secondary']],
  ['street', ['tertiary', 'unclassified', 'residential', 'living_street', 'pedestrian']],
];

/** The class of a street: that of its widest way. @throws ImportError that names a way which is no street. */
function getClass(ways: readonly OsmWay[]): StreetClass {
  for (const { name, tags } of ways) {
    const highway = tags.get('highway') ?? 'nothing';
    // A short link between two carriageways is as wide as they are.
    if (!CLASSES.some(([, values]) => values.includes(highway.replace('_link', ''))))
      throw new ImportError(`${name} is no street: its highway is ${highway}`);
  }
  const widest = CLASSES.find(([, values]) =>
    ways.some(({ tags }) => values.includes(tags.get('highway')?.replace('_link', '') ?? '')),
  );
  return widest?.[0] ?? 'street';
}

/** The names of the ways. @throws ImportError when they have none, or several. */
function getName(ways: readonly OsmWay[]) {
  const [first] = ways;
  const names = getNames(first?.tags ?? new Map());
  if (!first || names.name_ru === null) throw new ImportError(`${first?.name} has no name: a street is found by it`);
  for (const { name, tags } of ways) {
    const own = getNames(tags).name_ru;
    if (own !== names.name_ru)
      throw new ImportError(`${name} is called ${own ?? 'nothing'}, and ${first.name} ${names.name_ru}: leave one out`);
  }
  return names;
}

/**
 * Makes the feature of `streets.geojson` for a street of an extract of OpenStreetMap. Each way stays a line by itself, so that
 * nothing between two of them is drawn.
 *
 * @returns the feature, and what to tell the person who imports it.
 * @throws ImportError when a way is no street, or of another one.
 */
export function createStreet(
  text: string,
  choice: OsmChoice,
  read: string,
): { feature: StreetFeature; notes: readonly string[] } {
  const { ways, notes } = readOsmWays(text, choice, ROLES);
  const names = getName(ways);
  for (const { places, name } of ways) {
    if (places.length < 2) throw new ImportError(`${name} has no line: it needs two points`);
    checkPlaces(places);
  }
  return {
    feature: {
      properties: { ...names, class: getClass(ways), ...describeOrigin(choice, read) },
      geometry: { type: 'MultiLineString', coordinates: ways.map(({ places }) => simplifyLine(places)) },
    },
    notes: [...notes, `${names.name_ru}: ${ways.length} lines of ${nameChoice(choice)}`],
  };
}
