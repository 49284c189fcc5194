import * as z from 'zod';
import { parseXml } from './parse-xml.ts';
import { type FileLine, ImportError, type Part, type Place } from './part.ts';

/** What of an extract is taken: the ways of a relation, or ways in the order of the line. */
export type OsmChoice = { relation: number } | { ways: readonly number[] };

const degrees = z.coerce.number();
const Tags = z.array(z.object({ k: z.string(), v: z.string() })).default([]);

/** The parts of an OSM XML file (https://wiki.openstreetmap.org/wiki/OSM_XML) that lines are made of. */
const OsmFile = z.object({
  osm: z.object({
    node: z.array(z.object({ id: z.string(), lat: degrees, lon: degrees })).default([]),
    way: z.array(z.object({ id: z.string(), nd: z.array(z.object({ ref: z.string() })).default([]) })).default([]),
    relation: z
      .array(
        z.object({
          id: z.string(),
          member: z.array(z.object({ type: z.string(), ref: z.string(), role: z.string().default('') })).default([]),
          tag: Tags,
        }),
      )
      .default([]),
  }),
});
type Osm = z.infer<typeof OsmFile>['osm'];
type Relation = Osm['relation'][number];

/** The roles of ways that are the route itself (https://wiki.openstreetmap.org/wiki/Tag:route%3Dhiking). */
const LINE_ROLES = ['', 'main', 'forward', 'backward'];

const COMPLETE = 'Cut the file out with all that it refers to: osmium getid --add-referenced';

function findRelation({ relation: relations }: Osm, id: number): Relation {
  const found = relations.find((each) => each.id === String(id));
  if (found) return found;
  const offered = relations.map((each) => each.id).join(', ');
  throw new ImportError(`There is no relation ${id} in the file: ${offered ? `it has ${offered}` : 'it has none'}`);
}

const listWayIds = ({ id, member }: Relation) => {
  const nested = member.filter(({ type }) => type === 'relation').map(({ ref }) => ref);
  if (nested.length > 0)
    throw new ImportError(`Relation ${id} consists of relations: import one of them, ${nested.join(', ')}`);
  return member.filter(({ type, role }) => type === 'way' && LINE_ROLES.includes(role)).map(({ ref }) => ref);
};

/** Ways that a relation has beside its line. */
const describeOthers = ({ member }: Relation) =>
  member
    .filter(({ type, role }) => type === 'way' && !LINE_ROLES.includes(role))
    .map(({ ref, role }) => `Left out: way ${ref}, whose role is ${role}`);

function createParts({ node, way }: Osm, ids: readonly string[]): Part[] {
  const places = new Map(node.map(({ id, lat, lon }): [string, Place] => [id, { lat, lon }]));
  const ways = new Map(way.map(({ id, nd }) => [id, nd]));
  return ids.map((id) => {
    const nodes = ways.get(id);
    if (!nodes) throw new ImportError(`Way ${id} is not in the file. ${COMPLETE}`);
    return {
      name: `way ${id}`,
      places: nodes.map(({ ref }) => {
        const place = places.get(ref);
        if (!place) throw new ImportError(`Node ${ref} of way ${id} is not in the file. ${COMPLETE}`);
        return place;
      }),
    };
  });
}

/**
 * Reads the line of a relation, or of some ways, from an extract of OpenStreetMap in XML.
 *
 * @throws ImportError when the file lacks any of it.
 */
export function readOsm(text: string, choice: OsmChoice): FileLine {
  const { osm } = parseXml(text, OsmFile);
  if ('ways' in choice) return { parts: createParts(osm, choice.ways.map(String)), notes: [] };
  const relation = findRelation(osm, choice.relation);
  const ids = listWayIds(relation);
  if (ids.length === 0) throw new ImportError(`Relation ${relation.id} has no way of its own`);
  const name = relation.tag.find(({ k }) => k === 'name:ru') ?? relation.tag.find(({ k }) => k === 'name');
  return { parts: createParts(osm, ids), ...(name && { name: name.v }), notes: describeOthers(relation) };
}
