import type { ContentIssue, FieldPath } from '@almaty/content';
import type { ContentFile } from '@almaty/content/node';
import { createRoadGraph, getDriveMinutes } from '../planning/road-graph.ts';
import type { CatalogueFiles } from './catalogue-entries.ts';
import { collectRoads, getArrivalNode } from './roads.ts';

/** Says where a value does not name what there is. */
type Find = (file: ContentFile<unknown>, path: FieldPath, value: string | number) => ContentIssue[];

/** Creates a check that a value is one of those that there are. @param describe says what is wrong with another one. */
const createCheck =
  <Value extends string | number>(existing: readonly Value[], describe: (value: string | number) => string): Find =>
  (file, path, value) =>
    existing.some((each) => each === value) ? [] : [file.toIssue({ path, message: describe(value) })];

/** Finds values that two files share and must not. */
function findShared<Entry>(
  files: readonly ContentFile<Entry>[],
  path: FieldPath,
  getValue: (entry: Entry) => string | number,
): ContentIssue[] {
  return files.flatMap((file, index) => {
    const value = getValue(file.entry);
    const earlier = files.slice(0, index).find(({ entry }) => getValue(entry) === value);
    return earlier ? [file.toIssue({ path, message: `Write another one: ${earlier.file} has ${value}` })] : [];
  });
}

/** Finds ids in a list, each at its place. */
const findInList = (
  find: Find,
  file: ContentFile<unknown>,
  path: FieldPath,
  values: readonly (string | number)[] = [],
) => values.flatMap((value, index) => find(file, [...path, index], value));

function createFinders({ locations, activities, bases, roads }: CatalogueFiles) {
  const nodes = collectRoads({ roads, locations }).nodes.map(({ id }) => id);
  return {
    node: createCheck(nodes, (id) => `There is no place ${id}: write an id of content/roads.yml`),
    base: createCheck(
      bases.entry.bases.map(({ id }) => id),
      (id) => `There is no base ${id}: write an id of content/bases.yml`,
    ),
    location: createCheck(
      locations.map(({ entry }) => entry.id),
      (id) => `There is no location with the number ${id}`,
    ),
    activity: createCheck(
      activities.map(({ entry }) => entry.id),
      (id) => `There is no activity with the number ${id}`,
    ),
    slug: createCheck(
      locations.map(({ name }) => name),
      (slug) => `There is no location ${slug}: write the name of a file of content/locations, without .yml`,
    ),
  };
}

function findPlanningIssues(files: CatalogueFiles): ContentIssue[] {
  const { node, base, location, activity } = createFinders(files);
  const { roads, bases, packing, prices } = files;
  return [
    ...roads.entry.edges.flatMap(({ from, to }, index) => [
      ...node(roads, ['edges', index, 'from'], from),
      ...node(roads, ['edges', index, 'to'], to),
    ]),
    ...(['bases', 'gateways'] as const).flatMap((list) =>
      bases.entry[list].flatMap((each, index) => node(bases, [list, index, 'node'], each.node)),
    ),
    ...files.locations.flatMap((file) => {
      const { arrivalNode, road, overnightBase, ...facts } = file.entry;
      return [
        ...(arrivalNode ? node(file, ['arrivalNode', 'value'], arrivalNode.value) : []),
        ...(road ? node(file, ['road', 'to'], road.to) : []),
        ...(overnightBase ? base(file, ['overnightBase', 'value'], overnightBase.value) : []),
        ...(['combinesWith', 'combinesOnTrip', 'overlapsWith'] as const).flatMap((field) =>
          findInList(location, file, [field, 'value'], facts[field]?.value),
        ),
      ];
    }),
    ...packing.entry.flatMap(({ when }, index) =>
      findInList(base, packing, [index, 'when', 'nightsAt'], when.nightsAt),
    ),
    ...prices.entry.vans.flatMap(({ from, to }, index) => [
      ...node(prices, ['vans', index, 'from'], from),
      ...node(prices, ['vans', index, 'to'], to),
    ]),
    ...prices.entry.beds.flatMap((bed, index) => base(prices, ['beds', index, 'base'], bed.base)),
    ...files.activities.flatMap((file) => [
      ...findInList(node, file, ['nodes', 'value'], file.entry.nodes?.value),
      ...findInList(location, file, ['locationIds', 'value'], file.entry.locationIds.value),
    ]),
    ...files.sampleItineraries.flatMap((file) => [
      ...file.entry.days.flatMap(({ locationIds, activityIds, nightBase }, index) => [
        ...findInList(location, file, ['days', index, 'locationIds'], locationIds),
        ...findInList(activity, file, ['days', index, 'activityIds'], activityIds),
        ...(nightBase ? base(file, ['days', index, 'nightBase'], nightBase) : []),
      ]),
      ...file.entry.alternatives.flatMap(({ replace, by }, index) => [
        ...findInList(location, file, ['alternatives', index, 'replace'], replace),
        ...findInList(location, file, ['alternatives', index, 'by'], by),
      ]),
    ]),
  ];
}

/** Finds contacts and parks that are named and do not exist. */
function findContactIssues({ locations, activities, contacts, parks }: CatalogueFiles): ContentIssue[] {
  const contact = createCheck(
    contacts.map(({ name }) => name),
    (name) => `There is no contact ${name}: add it to content/contacts/${name}.yml`,
  );
  const park = createCheck(
    parks.map(({ name }) => name),
    (name) => `There is no park ${name}: write the name of a file of content/parks, without .yml`,
  );
  return [
    ...[...locations, ...activities, ...parks].flatMap((file) =>
      findInList(contact, file, ['contacts'], file.entry.contacts),
    ),
    ...locations.flatMap((file) => (file.entry.park ? park(file, ['park'], file.entry.park) : [])),
  ];
}

function findSearchIssues(files: CatalogueFiles): ContentIssue[] {
  const { slug, activity } = createFinders(files);
  const { searchWords, activities } = files;
  const isNowhere = (id: number) =>
    activities.some(({ entry }) => entry.id === id && entry.locationIds.value.length === 0);
  return searchWords.entry.flatMap(({ locations, activities: ids = [] }, index) => [
    ...findInList(slug, searchWords, [index, 'locations'], locations),
    ...findInList(activity, searchWords, [index, 'activities'], ids),
    ...ids.flatMap((id, at) =>
      isNowhere(id)
        ? [
            searchWords.toIssue({
              path: [index, 'activities', at],
              message: `The activity ${id} is possible at no location`,
            }),
          ]
        : [],
    ),
  ]);
}

/** The graph can only be searched when all its nodes exist. */
function findUnreachable({ roads, locations }: CatalogueFiles): ContentIssue[] {
  const graph = createRoadGraph(collectRoads({ roads, locations }));
  return locations.flatMap((file) => {
    const node = getArrivalNode(file.name, file.entry).value;
    const path = file.entry.road ? ['road', 'to'] : ['arrivalNode', 'value'];
    return getDriveMinutes(graph, node) === undefined
      ? [file.toIssue({ path, message: `No road of content/roads.yml reaches ${node}` })]
      : [];
  });
}

/**
 * Finds mistakes that only show beside other files: numbers that two entries share, and places, bases, locations and
 * activities that are named and do not exist.
 *
 * @param files each of which is valid on its own.
 */
export function findReferenceIssues(files: CatalogueFiles): ContentIssue[] {
  const issues = [
    ...findShared(files.locations, ['id'], ({ id }) => id),
    ...findShared(files.activities, ['id'], ({ id }) => id),
    ...findShared(files.locations, ['name', 'en'], ({ name }) => name.en),
    ...findPlanningIssues(files),
    ...findContactIssues(files),
    ...findSearchIssues(files),
  ];
  return issues.length > 0 ? issues : findUnreachable(files);
}
