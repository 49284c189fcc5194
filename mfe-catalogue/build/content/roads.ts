import type { LocationEntry, RoadsFile } from '@almaty/content/catalogue';
import type { CatalogueEntries, NamedEntry } from './catalogue-entries.ts';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

type Arrival = Pick<LocationEntry, 'arrivalNode' | 'road'>;

/**
 * Where the drive to a location ends: a place of the road graph, or the location's own place at the end of its road.
 *
 * @throws Error when it has neither, which the schema refuses.
 */
export function getArrivalNode(slug: string, { arrivalNode, road }: Arrival): NonNullable<Arrival['arrivalNode']> {
  if (arrivalNode) return arrivalNode;
  if (!road) throw new Error(`${slug} has neither an arrival point nor a road`);
  const { confidence, sources, checkedOn } = road;
  return { value: slug, confidence, sources, checkedOn };
}

/** The node and the edge of a location that has a road of its own. */
function createRoad({ name: slug, entry }: NamedEntry<LocationEntry>): RoadsFile {
  const { category, name, position, road } = entry;
  if (!road || !position) return { nodes: [], edges: [] };
  const { to, kilometres, minutes, surface = 'asphalt', months = ALL_MONTHS, ...known } = road;
  return {
    // In the city there is always something within a walk.
    nodes: [{ id: slug, name, ...position.value, ...(category === 'City Experience' && { canEat: true }), ...known }],
    edges: [
      { from: to, to: slug, km: kilometres, minutes, surface, months, possibleMonths: months, access: 'all', ...known },
    ],
  };
}

/** The road graph: that of content/roads.yml, and the roads of locations that it does not have yet. */
export function collectRoads({ roads, locations }: Pick<CatalogueEntries, 'roads' | 'locations'>): RoadsFile {
  const own = locations.map(createRoad);
  return {
    nodes: [...roads.entry.nodes, ...own.flatMap(({ nodes }) => nodes)],
    edges: [...roads.entry.edges, ...own.flatMap(({ edges }) => edges)],
  };
}
