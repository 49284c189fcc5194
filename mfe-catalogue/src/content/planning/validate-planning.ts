import type { AccessFile } from '@almaty/planner/schema';
import type { SampleItinerary } from '../sample-itineraries/schema.ts';
import type { ActivityFacts, LocationFacts } from '../schema.ts';
import { createRoadGraph, getDriveMinutes } from './road-graph.ts';
import type { BasesFile, RoadsFile } from './schema.ts';

/** Content whose entries are valid each on its own. */
export type PlanningReferences = BasesFile & {
  locations: readonly { id: number; slug: string }[];
  activities: readonly { id: number }[];
  locationFacts: Readonly<Record<string, LocationFacts>>;
  accessFiles: Readonly<Record<string, AccessFile>>;
  activityFacts: Readonly<Record<string, ActivityFacts>>;
  roads: RoadsFile;
  sampleItineraries: readonly SampleItinerary[];
};

const FOLDER = 'src/content';

/** Validates what the entries say of each other: nodes, bases, and ids. Returns one message per error. */
export function validatePlanning(content: PlanningReferences): string[] {
  const { locations, activities, locationFacts, activityFacts, roads, bases, gateways, sampleItineraries } = content;
  const nodeIds = new Set(roads.nodes.map(({ id }) => id));
  const locationIds = new Set(locations.map(({ id }) => id));
  const activityIds = new Set(activities.map(({ id }) => id));
  const baseIds = new Set(bases.map(({ id }) => id));
  const missingNodes = (source: string, nodes: readonly string[]) =>
    nodes.filter((node) => !nodeIds.has(node)).map((node) => `${source}: there is no node ${node} in roads.yml`);
  const missingIds = (source: string, ids: readonly number[], existing: ReadonlySet<number>, kind: string) =>
    ids.filter((id) => !existing.has(id)).map((id) => `${source}: there is no ${kind} with the id ${id}`);

  const roadErrors = roads.edges.flatMap(({ from, to }) =>
    missingNodes(`${FOLDER}/planning/roads.yml: edge ${from} – ${to}`, [from, to]),
  );
  const errors = [
    ...roadErrors,
    ...[...bases, ...gateways].flatMap(({ id, node }) => missingNodes(`${FOLDER}/planning/bases.yml: ${id}`, [node])),
    ...Object.entries(locationFacts).flatMap(([slug, { arrivalNode, overnightBase, ...facts }]) => {
      const source = `${FOLDER}/facts/${slug}.ts`;
      const base = overnightBase?.value;
      const related = [facts.combinesWith, facts.combinesOnTrip, facts.overlapsWith].flatMap(
        (fact) => fact?.value ?? [],
      );
      return [
        ...missingNodes(source, [arrivalNode.value]),
        ...(base && !baseIds.has(base) ? [`${source}: there is no base ${base} in bases.yml`] : []),
        ...missingIds(source, related, locationIds, 'location'),
      ];
    }),
    ...Object.entries(activityFacts).flatMap(([id, facts]) => {
      const source = `${FOLDER}/facts/activities: ${id}`;
      return [
        ...missingNodes(source, facts.nodes?.value ?? []),
        ...missingIds(source, facts.locationIds.value, locationIds, 'location'),
      ];
    }),
    ...sampleItineraries.flatMap(({ id, days, alternatives }) => {
      const source = `${FOLDER}/sample-itineraries/sample-itineraries.yml: ${id}`;
      const used = [
        ...days.flatMap((day) => day.locationIds),
        ...alternatives.flatMap(({ replace, by }) => [replace, by].flat()),
      ];
      const nights = days.flatMap(({ nightBase }) => nightBase ?? []);
      return [
        ...missingIds(source, used, locationIds, 'location'),
        ...missingIds(
          source,
          days.flatMap((day) => day.activityIds ?? []),
          activityIds,
          'activity',
        ),
        ...nights
          .filter((base) => !baseIds.has(base))
          .map((base) => `${source}: there is no base ${base} in bases.yml`),
      ];
    }),
  ];
  return errors.length > 0 ? errors : findUnreachableLocations(content);
}

/** The graph can only be searched when all its nodes exist. */
function findUnreachableLocations({ locationFacts, roads }: PlanningReferences): string[] {
  const graph = createRoadGraph(roads);
  return Object.entries(locationFacts)
    .filter(([, { arrivalNode }]) => getDriveMinutes(graph, arrivalNode.value) === undefined)
    .map(([slug, { arrivalNode }]) => `${FOLDER}/facts/${slug}.ts: no road reaches the node ${arrivalNode.value}`);
}
