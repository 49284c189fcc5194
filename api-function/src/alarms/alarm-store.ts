import type { Decision, Notice, StoredAlarm } from './decide-notices.ts';

/** What the database knows of the alarms, and of itself. */
export type StoredFacts = { alarms: StoredAlarm[]; lastBackup: string | null; bytes: number };

/** Reads the alarms that are on, the last backup, and how large the database is. @throws when the database fails. */
export async function readStoredFacts(db: D1Database): Promise<StoredFacts> {
  const [alarms, backup] = await db.batch([
    db.prepare('select name, since, told_at from alarm'),
    db.prepare('select taken_at from backup'),
  ]);
  const [last] = (backup?.results ?? []) as { taken_at: string }[];
  return {
    alarms: (alarms?.results ?? []) as StoredAlarm[],
    lastBackup: last?.taken_at ?? null,
    bytes: alarms?.meta.size_after ?? 0,
  };
}

const prepareRemoval = (db: D1Database, name: string) => db.prepare('delete from alarm where name = ?').bind(name);

/** Runs statements, of which there may be none. */
const runAll = async (db: D1Database, statements: D1PreparedStatement[]): Promise<void> => {
  if (statements.length > 0) await db.batch(statements);
};

/** Stores which alarms are on since this check, and forgets those of which nobody needs to be told. */
export const storeChecked = (db: D1Database, { appeared, vanished }: Decision, now: Date): Promise<void> =>
  runAll(db, [
    ...appeared.map((name) =>
      db.prepare('insert into alarm (name, since) values (?, ?)').bind(name, now.toISOString()),
    ),
    ...vanished.map((name) => prepareRemoval(db, name)),
  ]);

/** Stores that somebody was told. */
export const storeTold = (db: D1Database, notices: readonly Notice[], now: Date): Promise<void> =>
  runAll(
    db,
    notices.map(({ rule: { name }, state }) =>
      state === 'ended'
        ? prepareRemoval(db, name)
        : db.prepare('update alarm set told_at = ? where name = ?').bind(now.toISOString(), name),
    ),
  );

/** Records that a backup was taken. */
export const recordBackup = (db: D1Database, now: Date): Promise<unknown> =>
  db
    .prepare('insert into backup (id, taken_at) values (1, ?1) on conflict (id) do update set taken_at = ?1')
    .bind(now.toISOString())
    .run();
