import type { ItineraryRequest } from '@almaty/store/schema';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../http/http-error.ts';
import type { Messages } from '../language/messages.ts';
import { formatList } from '../language/values.ts';

/** What is stored of the selected items. Names are those of the catalogue, null when it could not be read. */
export type RequestedItems = {
  locations: readonly { id: number; name: string | null; category: string | null }[];
  activities: readonly { id: number; name: string | null }[];
};

/** The places in the visitor's list, from 1 on, of the items that the catalogue lacks. */
const findMissing = (ids: readonly number[], offered: ReadonlyMap<number, unknown>): number[] =>
  ids.flatMap((id, index) => (offered.has(id) ? [] : [index + 1]));

/** Names missing items by their places, because their names may be forged. */
function describeMissing(locations: readonly number[], activities: readonly number[], m: Messages): string {
  const write = (places: readonly number[]) => ({
    count: places.length,
    numbers: formatList(
      places.map((number) => m.itemNumber({ number })),
      m,
    ),
  });
  const items = [
    ...(locations.length > 0 ? [m.missingLocations(write(locations))] : []),
    ...(activities.length > 0 ? [m.missingActivities(write(activities))] : []),
  ];
  return m.errorNotInCatalogue({ items: formatList(items, m) });
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
  const missing = [findMissing(locationIds, locations), findMissing(activityIds, activities)] as const;
  if (missing.flat().length > 0) throw new HttpError(422, 'not_in_catalogue', (m) => describeMissing(...missing, m));
  return {
    locations: locationIds
      .flatMap((id) => locations.get(id) ?? [])
      .map(({ id, name, category }) => ({ id, name, category })),
    activities: activityIds.flatMap((id) => activities.get(id) ?? []).map(({ id, name }) => ({ id, name })),
  };
}
