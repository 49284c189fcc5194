import * as z from 'zod';
import { parseXml } from './parse-xml.ts';
import { type FileLine, ImportError, type Part, type Place } from './part.ts';

/** What of an extract is taken: the ways of a relation, or ways in the order of the line. */
export type OsmChoice = { relation: number } | { ways: readonly number[] };

/** Key -> value. */
export type OsmTags = ReadonlyMap<string, string>;

/** A way with its tags, and the role that a relation gives it. */
export type OsmWay = Part & { tags: OsmTags; role: string };

const degrees = z.coerce.number();
const Tags = z.array(z.object({ k: z.string(), v: z.string() })).default([]);

/** The parts of an OSM XML file (https://wiki.openstreetmap.org/wiki/OSM_XML) that lines are made of. */
const OsmFile = z.object({
  osm: z.object({
    node: z.array(z.object({ id: z.string(), lat: degrees, lon: degrees })).default([]),
    way: z
      .array(z.object({ id: z.string(), nd: z.array(z.object({ ref: z.string() })).default([]), tag: Tags }))
      .default([]),
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

/** A way by its number, with its role. */
type Member = { ref: string; role: string };

const listMembers = ({ id, member }: Relation): Member[] => {
  const nested = member.filter(({ type }) => type === 'relation').map(({ ref }) => ref);
  if (nested.length > 0)
    throw new ImportError(`Relation ${id} consists of relations: import one of them, ${nested.join(', ')}`);
  return member.filter(({ type }) => type === 'way');
};

const toTags = (tags: z.infer<typeof Tags>): OsmTags => new Map(tags.map(({ k, v }) => [k, v]));

function createWays({ node, way }: Osm, members: readonly Member[]): OsmWay[] {
  const places = new Map(node.map(({ id, lat, lon }): [string, Place] => [id, { lat, lon }]));
  const ways = new Map(way.map((each) => [each.id, each]));
  return members.map(({ ref: id, role }) => {
    const found = ways.get(id);
    if (!found) throw new ImportError(`Way ${id} is not in the file. ${COMPLETE}`);
    return {
      ...{ name: `way ${id}`, role, tags: toTags(found.tag) },
      places: found.nd.map(({ ref }) => {
        const place = places.get(ref);
        if (!place) throw new ImportError(`Node ${ref} of way ${id} is not in the file. ${COMPLETE}`);
        return place;
      }),
    };
  });
}

/**
 * Reads the ways of a relation, or some ways, from an extract of OpenStreetMap in XML.
 *
 * @param roles those that the ways of a relation may have; others are left out and named.
 * @returns the ways in their order, the tags of the relation, or of the first way, and what to tell of it.
 * @throws ImportError when the file lacks any of it.
 */
export function readOsmWays(
  text: string,
  choice: OsmChoice,
  roles: readonly string[],
): { ways: OsmWay[]; tags: OsmTags; notes: string[] } {
  const { osm } = parseXml(text, OsmFile);
  if ('ways' in choice) {
    const ways = createWays(
      osm,
      choice.ways.map((id) => ({ ref: String(id), role: '' })),
    );
    return { ways, tags: ways[0]?.tags ?? new Map(), notes: [] };
  }
  const relation = findRelation(osm, choice.relation);
  const members = listMembers(relation);
  const wanted = members.filter(({ role }) => roles.includes(role));
  if (wanted.length === 0) throw new ImportError(`Relation ${relation.id} has no way of its own`);
  const notes = members
    .filter(({ role }) => !roles.includes(role))
    .map(({ ref, role }) => `Left out: way ${ref}, whose role is ${role}`);
  return { ways: createWays(osm, wanted), tags: toTags(relation.tag), notes };
}

/**
 * Reads a line of a relation, or of some ways: a trail, or a road.
 *
 * @throws ImportError when the file lacks any of it.
 */
export function readOsm(text: string, choice: OsmChoice): FileLine {
  const { ways, tags, notes } = readOsmWays(text, choice, LINE_ROLES);
  const name = 'ways' in choice ? undefined : (tags.get('name:ru') ?? tags.get('name'));
  return { parts: ways, ...(name && { name }), notes };
}
