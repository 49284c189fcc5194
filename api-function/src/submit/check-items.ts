import type { ItineraryRequest } from '@almaty/store/schema';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../http/http-error.ts';

/** What is stored of the selected items. Names are those of the catalogue, null when it could not be read. */
export type RequestedItems = {
  locations: readonly { id: number; name: string | null; category: string | null }[];
  activities: readonly { id: number; name: string | null }[];
};

const list = new Intl.ListFormat('en-GB');

/** Names the items that the catalogue lacks by their place in the visitor's list, because their names may be forged. */
function describeMissing(noun: string, ids: readonly number[], offered: ReadonlyMap<number, unknown>): string[] {
  const places = ids.flatMap((id, index) => (offered.has(id) ? [] : [`no. ${index + 1}`]));
  return places.length === 0 ? [] : [`${noun} ${list.format(places)}`];
}

/**
 * Checks the selected items against the catalogue, and gets what is stored of them.
 *
 * @param catalogue null when it could not be read: the items are then stored as they are, and checked with their email.
 * @throws HttpError 422 when the catalogue does not offer one of them any more.
 */
export function checkItems(
  { selected_locations, selected_activities }: ItineraryRequest,
  catalogue: Catalogue | null,
): RequestedItems {
  const locationIds = selected_locations.map(({ id }) => id);
  const activityIds = selected_activities.map(({ id }) => id);
  if (!catalogue)
    return {
      locations: locationIds.map((id) => ({ id, name: null, category: null })),
      activities: activityIds.map((id) => ({ id, name: null })),
    };
  const { locations, activities } = catalogue;
  const missing = [
    ...describeMissing('location', locationIds, locations),
    ...describeMissing('activity', activityIds, activities),
  ];
  if (missing.length > 0)
    throw new HttpError(
      422,
      'not_in_catalogue',
      `The guide no longer offers everything in your itinerary. Please remove ${list.format(missing)}, and send your request again.`,
    );
  return {
    locations: locationIds
      .flatMap((id) => locations.get(id) ?? [])
      .map(({ id, name, category }) => ({ id, name, category })),
    activities: activityIds.flatMap((id) => activities.get(id) ?? []).map(({ id, name }) => ({ id, name })),
  };
}
