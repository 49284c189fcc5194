/** A requested location or activity; `name` is that of the catalogue, null while the catalogue could not be read. */
export type StoredItem = { id: number; name: string | null };

/** A stored request, as far as emails need it. A location's name is followed by its category. */
export type StoredRequest = {
  reference: string;
  user_email: string;
  start_date: string;
  end_date: string;
  created_at: string;
  site_origin: string;
  locations: readonly StoredItem[];
  activities: readonly StoredItem[];
};

type Row = Omit<StoredRequest, 'locations' | 'activities'>;

/** Prepares the statements that read the request of an email, and its locations and activities in the visitor's order. */
export function prepareRequestReads(db: D1Database, outboxId: number): D1PreparedStatement[] {
  const ofEmail = 'where reference = (select reference from outbox where outbox.id = ?)';
  return [
    `select reference, user_email, start_date, end_date, created_at, site_origin from itinerary_request ${ofEmail}`,
    `select id, name || ' (' || category || ')' as name from requested_location ${ofEmail} order by position`,
    `select id, name from requested_activity ${ofEmail} order by position`,
  ].map((query) => db.prepare(query).bind(outboxId));
}

/** Parses the results of those statements; null when there is no such request. */
export function parseStoredRequest([rows, locations, activities]: readonly D1Result[]): StoredRequest | null {
  const row = rows?.results[0] as Row | undefined;
  const getItems = (result: D1Result | undefined) => (result?.results ?? []) as readonly StoredItem[];
  return row ? { ...row, locations: getItems(locations), activities: getItems(activities) } : null;
}
