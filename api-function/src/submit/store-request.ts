import type { ItineraryRequest } from '@almaty/store/schema';
import { idsOf, outboxRows } from '../outbox/outbox.ts';

/** How long a request is kept after the trip has ended, in days: long enough to answer a question about it. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A request that has passed every check, and what identifies it. */
export type Accepted = {
  reference: string;
  key: string;
  hash: string;
  /** Origin of the site it was sent from. */
  site: string;
  request: ItineraryRequest;
};

/** What stands under an idempotency key. */
export type Stored = { reference: string; content_hash: string };

/** The last moment whose text has a year of four digits: later ones would be sorted before all others. */
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

const purgeAfter = (endDate: string) =>
  new Date(Math.min(Date.parse(endDate) + KEPT_DAYS * DAY_MS, LATEST)).toISOString();

/** What stands under a key, if anything. */
export const findStored = (db: D1Database, key: string): Promise<Stored | null> =>
  db
    .prepare('select reference, content_hash from itinerary_request where idempotency_key = ?')
    .bind(key)
    .first<Stored>();

/** How many requests an address may make since when. */
export type Allowance = { most: number; since: Date };

/**
 * Writes a request with its selections and its letters in one transaction: all of it is kept, or nothing. Nothing is
 * written when another request with the same key has come first, or when the address has made its requests already:
 * however many come at once, no more are stored than it may make.
 *
 * @returns what stands under the key now, this request or the one that came first, and the ids of this one's letters;
 *   nothing stands there when the address may make no more requests.
 */
export async function storeRequest(
  db: D1Database,
  accepted: Accepted,
  { most, since }: Allowance,
  now: Date,
): Promise<{ stored: Stored | null; letters: readonly number[] }> {
  const { reference, key, hash, site, request } = accepted;
  const created = now.toISOString();
  const requestRow = db
    .prepare(
      `insert into itinerary_request
         (reference, user_email, start_date, end_date, created_at, idempotency_key, content_hash, site, purge_after)
       select ?, ?, ?, ?, ?, ?, ?, ?, ?
       where (select count(*) from itinerary_request where user_email = ? collate nocase and created_at >= ?) < ?
       on conflict (idempotency_key) do nothing
       returning reference, content_hash`,
    )
    .bind(
      ...[reference, request.user_email, request.start_date, request.end_date, created],
      ...[key, hash, site, purgeAfter(request.end_date)],
      ...[request.user_email, since.toISOString(), most],
    );
  // Each only follows its request: where that was not written, neither is this. One statement writes a whole list.
  const locationRows = db
    .prepare(
      `insert into requested_location (reference, position, id, name, description, image, category, difficulty)
       select reference, key, value ->> 'id', value ->> 'name', value ->> 'description', value ->> 'image',
         value ->> 'category', value ->> 'difficulty'
       from itinerary_request, json_each(?) where reference = ?`,
    )
    .bind(JSON.stringify(request.selected_locations), reference);
  const activityRows = db
    .prepare(
      `insert into requested_activity (reference, position, id, name, description, intensity)
       select reference, key, value ->> 'id', value ->> 'name', value ->> 'description', value ->> 'intensity'
       from itinerary_request, json_each(?) where reference = ?`,
    )
    .bind(JSON.stringify(request.selected_activities), reference);
  const letterRows = outboxRows(db, reference, created);
  const [written, , , letters] = await db.batch([requestRow, locationRows, activityRows, letterRows]);
  const stored = written?.results[0] as Stored | undefined;
  return stored && letters ? { stored, letters: idsOf(letters) } : { stored: await findStored(db, key), letters: [] };
}
