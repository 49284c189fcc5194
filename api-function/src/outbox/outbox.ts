import { requestOf, type StoredRequest, selectRequest } from './stored-request.ts';

/** The letters of a request: one to the visitor, and one to the provider of itineraries. */
const LETTER_KINDS = ['visitor', 'provider'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

type Row = { id: number; kind: LetterKind; attempts: number };

/** A letter that somebody is sending, with what it is about: nobody else sends it until its lease ends. */
export type Letter = Row & { request: StoredRequest };

/** Longer than sending takes, in milliseconds; after it a sender counts as gone. */
const LEASE_MS = 2 * 60 * 1000;

/** The statement that writes both letters with their request, and gives their ids; none where that was not written. */
export const outboxRows = (db: D1Database, reference: string, now: string): D1PreparedStatement =>
  db
    .prepare(
      `insert into outbox (reference, kind, created_at, due_at)
       select reference, value, ?, ? from itinerary_request, json_each(?) where reference = ?
       on conflict (reference, kind) do nothing
       returning id`,
    )
    .bind(now, now, JSON.stringify(LETTER_KINDS), reference);

/** The ids that a statement about letters gave. */
export const idsOf = ({ results }: D1Result): readonly number[] =>
  (results as readonly Pick<Row, 'id'>[]).map(({ id }) => id);

/** Letters whose time has come, also those whose sender went without a word. */
export const dueLetters = async (db: D1Database, now: Date, most: number): Promise<readonly number[]> =>
  idsOf(
    await db
      .prepare("select id from outbox where state in ('due', 'leased') and due_at <= ? order by due_at limit ?")
      .bind(now.toISOString(), most)
      .run(),
  );

/** Takes a letter to send it; null when it is sent, dead, deleted, not due, or in somebody else's hands. */
export async function claim(db: D1Database, id: number, now: Date): Promise<Letter | null> {
  const lease = db
    .prepare(
      `update outbox set state = 'leased', attempts = attempts + 1, due_at = ?
       where id = ? and state in ('due', 'leased') and due_at <= ?
       returning id, kind, attempts`,
    )
    .bind(new Date(now.getTime() + LEASE_MS).toISOString(), id, now.toISOString());
  const [taken, ...found] = await db.batch([lease, ...selectRequest(db, id)]);
  const row = taken?.results[0] as Row | undefined;
  const request = requestOf(found);
  return row && request ? { ...row, request } : null;
}

/** A letter as it was claimed: who claims it later has another number of attempts, and this one no say any more. */
type Claimed = Pick<Letter, 'id' | 'attempts'>;
const MINE = "where id = ? and attempts = ? and state = 'leased'";

const settle = (db: D1Database, { id, attempts }: Claimed, state: string, failure: string | null) =>
  db.prepare(`update outbox set state = ?, last_failure = ? ${MINE}`).bind(state, failure, id, attempts).run();

/** The letter is on its way. */
export const markSent = (db: D1Database, letter: Claimed) => settle(db, letter, 'sent', null);

/** The letter will never be sent; `failure` is a code. */
export const markDead = (db: D1Database, letter: Claimed, failure: string) => settle(db, letter, 'dead', failure);

/** The letter is to be tried again at a later time; `failure` is a code. */
export const postpone = (db: D1Database, { id, attempts }: Claimed, until: Date, failure: string) =>
  db
    .prepare(`update outbox set state = 'due', due_at = ?, last_failure = ? ${MINE}`)
    .bind(until.toISOString(), failure, id, attempts)
    .run();
