import { LEASE_MS } from '../../../api-function/src/outbox/lease.ts';
import { openDatabase } from '../../stack/test-stack.ts';

/** A row of the outbox. */
export type OutboxEmail = { reference: string; kind: string; state: string; last_error: string | null };

async function withDatabase<Result>(state: string, use: (database: D1Database) => Promise<Result>): Promise<Result> {
  const { value, close } = await openDatabase(state);
  try {
    return await use(value);
  } finally {
    await close();
  }
}

/** Lists the emails of the outbox, and the references of the stored requests. */
export const readOutbox = (state: string): Promise<{ emails: readonly OutboxEmail[]; references: readonly string[] }> =>
  withDatabase(state, async (database) => {
    const emails = await database.prepare('select reference, kind, state, last_error from outbox').all<OutboxEmail>();
    const requests = await database.prepare('select reference from itinerary_request').all<{ reference: string }>();
    return { emails: emails.results, references: requests.results.map(({ reference }) => reference) };
  });

/**
 * Lets the time pass until every email may be attempted again and every lease has expired. Only while the API is down:
 * the lease of a living sender must not expire early.
 */
export const passTime = (state: string): Promise<unknown> =>
  withDatabase(state, (database) =>
    database
      .prepare("update outbox set next_attempt_at = ? where state in ('due', 'leased', 'sending')")
      .bind(new Date().toISOString())
      .run(),
  );

/** A sending ends within so many milliseconds here; an older lease was left behind by a failure of the database. */
const SENDING_MS = 30_000;

/** Counts the emails that can be attempted now, or are. */
export const countActive = (database: D1Database): Promise<number | null> => {
  const now = Date.now();
  return database
    .prepare(
      `select count(*) as count from outbox
       where (state in ('leased', 'sending') and next_attempt_at > ?) or (state = 'due' and next_attempt_at <= ?)`,
    )
    .bind(new Date(now + LEASE_MS - SENDING_MS).toISOString(), new Date(now).toISOString())
    .first<number>('count');
};
