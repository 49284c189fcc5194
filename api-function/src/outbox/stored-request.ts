/** A stored request, as far as emails need it. It has no names: they are looked up in the catalogue by id. */
export type StoredRequest = {
  reference: string;
  user_email: string;
  start_date: string;
  end_date: string;
  created_at: string;
  site_origin: string;
  locationIds: readonly number[];
  activityIds: readonly number[];
};

type Row = Omit<StoredRequest, 'locationIds' | 'activityIds'>;

/** Prepares the statements that read the request of an email, and its locations and activities in the visitor's order. */
export function prepareRequestReads(db: D1Database, outboxId: number): D1PreparedStatement[] {
  const ofEmail = 'where reference = (select reference from outbox where outbox.id = ?)';
  const selectIds = (table: 'requested_location' | 'requested_activity') =>
    db.prepare(`select id from ${table} ${ofEmail} order by position`).bind(outboxId);
  return [
    db
      .prepare(
        `select reference, user_email, start_date, end_date, created_at, site_origin from itinerary_request ${ofEmail}`,
      )
      .bind(outboxId),
    selectIds('requested_location'),
    selectIds('requested_activity'),
  ];
}

/** Parses the results of those statements; null when there is no such request. */
export function parseStoredRequest([rows, locations, activities]: readonly D1Result[]): StoredRequest | null {
  const row = rows?.results[0] as Row | undefined;
  const toIds = (result: D1Result | undefined) =>
    ((result?.results ?? []) as readonly { id: number }[]).map(({ id }) => id);
  return row ? { ...row, locationIds: toIds(locations), activityIds: toIds(activities) } : null;
}
