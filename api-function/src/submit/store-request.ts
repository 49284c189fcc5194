import type { ItineraryRequest } from '@almaty/store/schema';
import { outboxRow } from '../outbox/outbox.ts';

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

const purgeAfter = (endDate: string) => new Date(Date.parse(endDate) + KEPT_DAYS * DAY_MS).toISOString();

/** What was stored under a key before, if anything. */
export const storedUnder = (db: D1Database, key: string): Promise<Stored | null> =>
  db
    .prepare('select reference, content_hash from itinerary_request where idempotency_key = ?')
    .bind(key)
    .first<Stored>();

/** How many requests an address has made since a moment. */
export async function countSince(db: D1Database, address: string, since: Date): Promise<number> {
  const row = await db
    .prepare('select count(*) as count from itinerary_request where user_email = ? collate nocase and created_at >= ?')
    .bind(address, since.toISOString())
    .first<{ count: number }>();
  return row?.count ?? 0;
}

/**
 * Writes a request with its selections and its letters in one transaction: all of it is kept, or nothing. When another
 * request with the same key has come first, nothing is written.
 *
 * @returns what stands under the key now: this request, or the one that came first.
 */
export async function storeRequest(db: D1Database, accepted: Accepted, now: Date): Promise<Stored> {
  const { reference, key, hash, site, request } = accepted;
  const created = now.toISOString();
  const requestRow = db
    .prepare(
      `insert into itinerary_request
         (reference, user_email, start_date, end_date, created_at, idempotency_key, content_hash, site, purge_after)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (idempotency_key) do nothing`,
    )
    .bind(
      ...[reference, request.user_email, request.start_date, request.end_date, created],
      ...[key, hash, site, purgeAfter(request.end_date)],
    );
  // Each only follows its request: where that was not written, neither is this.
  const insertLocation = db.prepare(
    `insert into requested_location (reference, position, id, name, description, image, category, difficulty)
     select reference, ?, ?, ?, ?, ?, ?, ? from itinerary_request where reference = ?`,
  );
  const locationRows = request.selected_locations.map(
    ({ id, name, description, image, category, difficulty }, position) =>
      insertLocation.bind(position, id, name, description, image, category, difficulty ?? null, reference),
  );
  const insertActivity = db.prepare(
    `insert into requested_activity (reference, position, id, name, description, intensity)
     select reference, ?, ?, ?, ?, ? from itinerary_request where reference = ?`,
  );
  const activityRows = request.selected_activities.map(({ id, name, description, intensity }, position) =>
    insertActivity.bind(position, id, name, description, intensity, reference),
  );
  const letters = (['visitor', 'provider'] as const).map((kind) => outboxRow(db, reference, kind, created));
  const selectStored = db
    .prepare('select reference, content_hash from itinerary_request where idempotency_key = ?')
    .bind(key);
  const results = await db.batch<Stored>([requestRow, ...locationRows, ...activityRows, ...letters, selectStored]);
  const stored = results.at(-1)?.results[0];
  if (!stored) throw new Error('A request was written and is not there');
  return stored;
}
