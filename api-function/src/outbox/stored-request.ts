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

/** The statements that read the request of a letter, with the ids of what was chosen in the order of choosing. */
export function selectRequest(db: D1Database, letterId: number): D1PreparedStatement[] {
  const whose = 'where reference = (select reference from outbox where outbox.id = ?)';
  const ids = (table: 'requested_location' | 'requested_activity') =>
    db.prepare(`select id from ${table} ${whose} order by position`).bind(letterId);
  return [
    db
      .prepare(`select reference, user_email, start_date, end_date, created_at, site from itinerary_request ${whose}`)
      .bind(letterId),
    ids('requested_location'),
    ids('requested_activity'),
  ];
}

/** The request that those statements found, if there is one. */
export function requestOf([rows, locations, activities]: readonly D1Result[]): StoredRequest | null {
  const row = rows?.results[0] as Row | undefined;
  const idsOf = (result: D1Result | undefined) =>
    ((result?.results ?? []) as readonly { id: number }[]).map(({ id }) => id);
  return row ? { ...row, locationIds: idsOf(locations), activityIds: idsOf(activities) } : null;
}
