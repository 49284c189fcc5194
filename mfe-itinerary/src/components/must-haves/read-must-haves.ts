import type { ItemReference } from '@almaty/planner/schema';

/** The text by which a field names an item: `location 13`. */
export const toFieldValue = ({ kind, id }: ItemReference): string => `${kind} ${id}`;

/**
 * Reads the marked must-haves.
 *
 * @param texts the values of the boxes that are marked.
 * @param selected the ids of what the trip is for; a mark on anything else is forgotten.
 */
export function readMustHaves(
  texts: readonly string[],
  { locations, activities }: { locations: readonly number[]; activities: readonly number[] },
): ItemReference[] {
  return [
    ...locations.map((id) => ({ kind: 'location' as const, id })),
    ...activities.map((id) => ({ kind: 'activity' as const, id })),
  ].filter((item) => texts.includes(toFieldValue(item)));
}
