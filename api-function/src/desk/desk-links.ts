import type { DeskLink } from '@almaty/planner/schema';
import type { EmailIdentity } from '../email/message-id.ts';
import type { ListPage } from '../operations/list-page.ts';

/** A link to the desk works for so many days after it was issued. */
const DESK_LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Random, so that no id comes back after a restore. It is no secret: the key has an HMAC of it. */
const createId = () => crypto.getRandomValues(new Uint8Array(9)).toBase64({ alphabet: 'base64url' });

/** Links that were issued at this moment or earlier have expired. */
export const getDeskLinkExpiry = (now: Date): string => new Date(now.getTime() - DESK_LINK_DAYS * DAY_MS).toISOString();

/**
 * Issues the link to the desk that an email to the provider contains, unless the email has one from an attempt before.
 *
 * @returns its id, which the keys of the link contain.
 */
export async function issueDeskLink(
  db: D1Database,
  { reference, kind, revision }: EmailIdentity,
  now: Date,
): Promise<string> {
  const row = await db
    .prepare(
      `insert into desk_link (id, reference, kind, revision, issued_at) values (?, ?, ?, ?, ?)
       on conflict (reference, kind, revision) do update set issued_at = excluded.issued_at returning id`,
    )
    .bind(createId(), reference, kind, revision, now.toISOString())
    .first<{ id: string }>();
  if (!row) throw new Error('An insertion returns its row');
  return row.id;
}

/** Records that a link is used. @returns whether it works: it has neither ended nor expired. */
export async function useDeskLink(db: D1Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .prepare('update desk_link set last_used_at = ? where id = ? and issued_at > ? returning id')
    .bind(now.toISOString(), id, getDeskLinkExpiry(now))
    .first();
  return row !== null;
}

/** SQLite reads a negative limit as none. */
const ALL: ListPage = { limit: -1, offset: 0 };

/** Lists the links that work, the newest first; all unless a page is named. */
export async function listDeskLinks(db: D1Database, now: Date, { limit, offset } = ALL): Promise<DeskLink[]> {
  const { results } = await db
    .prepare(
      'select id, reference, issued_at, last_used_at from desk_link where issued_at > ? order by issued_at desc, rowid desc limit ? offset ?',
    )
    .bind(getDeskLinkExpiry(now), limit, offset)
    .all<DeskLink>();
  return results;
}

/**
 * Ends links at once: one, all but one, or all. An ended link is a row that is gone.
 *
 * @returns how many there were.
 */
export async function endDeskLinks(
  db: D1Database,
  which: { only: string } | { except: string } | 'all',
): Promise<number> {
  const [condition, ...parameters] =
    which === 'all' ? ['true'] : 'only' in which ? ['id = ?', which.only] : ['id <> ?', which.except];
  const { meta } = await db
    .prepare(`delete from desk_link where ${condition}`)
    .bind(...parameters)
    .run();
  return meta.changes;
}
