import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StoredItem, StoredRequest } from './stored-request.ts';

const isNameMissing = ({ name }: StoredItem) => name === null;

/** Whether a request was stored while the catalogue could not be read. */
export const areNamesMissing = ({ locations, activities }: StoredRequest): boolean =>
  locations.some(isNameMissing) || activities.some(isNameMissing);

/**
 * Stores the names of a request that was stored while the catalogue could not be read. An item that the catalogue lacks
 * keeps no name.
 *
 * @returns the request with its names.
 */
export async function storeMissingNames(
  db: D1Database,
  request: StoredRequest,
  { locations, activities }: Catalogue,
): Promise<StoredRequest> {
  const { reference } = request;
  const updates = [
    ...request.locations
      .filter(isNameMissing)
      .flatMap(({ id }) => locations.get(id) ?? [])
      .map(({ id, name, category }) =>
        db
          .prepare('update requested_location set name = ?, category = ? where reference = ? and id = ?')
          .bind(name, category, reference, id),
      ),
    ...request.activities
      .filter(isNameMissing)
      .flatMap(({ id }) => activities.get(id) ?? [])
      .map(({ id, name }) =>
        db.prepare('update requested_activity set name = ? where reference = ? and id = ?').bind(name, reference, id),
      ),
  ];
  if (updates.length > 0) await db.batch(updates);
  return {
    ...request,
    locations: request.locations.map(({ id, name, category }) => ({
      id,
      name: name ?? locations.get(id)?.name ?? null,
      category: category ?? locations.get(id)?.category ?? null,
    })),
    activities: request.activities.map(({ id, name }) => ({ id, name: name ?? activities.get(id)?.name ?? null })),
  };
}
