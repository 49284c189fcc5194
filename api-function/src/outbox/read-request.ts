/** A stored request, as letters are written from it. Names are not among it: they are looked up by id. */
export type StoredRequest = {
  reference: string;
  user_email: string;
  start_date: string;
  end_date: string;
  created_at: string;
  site: string;
  locationIds: readonly number[];
  activityIds: readonly number[];
};

type Row = Omit<StoredRequest, 'locationIds' | 'activityIds'>;

/**
 * Reads a request with the ids of what was chosen, in the order of choosing.
 *
 * @throws Error when there is none.
 */
export async function readRequest(db: D1Database, reference: string): Promise<StoredRequest> {
  const ids = (table: 'requested_location' | 'requested_activity') =>
    db.prepare(`select id from ${table} where reference = ? order by position`).bind(reference);
  const [rows, locations, activities] = await db.batch([
    db
      .prepare(
        'select reference, user_email, start_date, end_date, created_at, site from itinerary_request where reference = ?',
      )
      .bind(reference),
    ids('requested_location'),
    ids('requested_activity'),
  ]);
  const row = rows?.results[0] as Row | undefined;
  if (!row) throw new Error('There is no such request');
  const idsOf = (result: D1Result | undefined) =>
    (result?.results ?? []).map((each) => Number(Reflect.get(Object(each), 'id')));
  return { ...row, locationIds: idsOf(locations), activityIds: idsOf(activities) };
}
