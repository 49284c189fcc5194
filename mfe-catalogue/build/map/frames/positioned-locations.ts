import type { Category } from '@almaty/store/schema';
import type { Position } from '../../../src/lib/distance-and-bearing.ts';
import type { CatalogueContent, LocationContent } from '../../content/catalogue-content.ts';

/** A location where a map shows it. */
export type PositionedLocation = {
  id: number;
  slug: string;
  name: string;
  category: Category;
  also: boolean;
  position: Position;
  /** The id of the node of the road graph where the drive to it ends. */
  arrivalNode: string;
  /** By road from Republic Square. */
  roadKm: number;
  /** Where it stands for a location beyond the map: the direction there, in degrees clockwise from north. */
  edge?: number;
};

/** Where a location is: its own position, or where the drive to it ends while no source gives one. */
function findPosition({ roads }: CatalogueContent, { facts }: LocationContent): Position | undefined {
  return facts.position?.value ?? roads.nodes.find(({ id }) => id === facts.arrivalNode.value);
}

/** Lists every location with its position, in the order of the catalogue. */
export const listPositionedLocations = (content: CatalogueContent): PositionedLocation[] =>
  content.locations.flatMap((described) => {
    const { id, slug, name, category, also = false } = described.location;
    const position = findPosition(content, described);
    if (!position) return [];
    const { lat, lon } = position;
    const { arrivalNode, roadKm } = described.facts;
    return [
      {
        ...{ id, slug, name, category, also, position: { lat, lon } },
        ...{ arrivalNode: arrivalNode.value, roadKm: roadKm.value },
      },
    ];
  });
