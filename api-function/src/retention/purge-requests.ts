import { getDeskLinkExpiry } from '../desk/desk-links.ts';
import { log } from '../log.ts';

/** The email that tells of a deletion is kept so many days, as long as a request after its trip. */
const DELETION_EMAIL_DAYS = 30;
/** A deletion is remembered for longer than any backup: Time Travel goes back 30 days. */
const DELETED_REQUEST_DAYS = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the requests whose time is over, with their locations and activities (on delete cascade) and their emails. With each
 * sweep, because visitors are told the day.
 */
export async function purgeRequests(db: D1Database, now: Date): Promise<void> {
  const moment = now.toISOString();
  const [, requests] = await db.batch([
    db
      .prepare('delete from outbox where reference in (select reference from itinerary_request where purge_after <= ?)')
      .bind(moment),
    db.prepare('delete from itinerary_request where purge_after <= ?').bind(moment),
  ]);
  const changes = requests?.meta.changes ?? 0;
  if (changes > 0) log('requests_purged', { changes });
}

/**
 * Deletes what is left of requests for a while: the emails that told of deletions, links to the desk that have expired, and what
 * is remembered of deletions that no backup contains any more.
 */
export async function purgeRemains(db: D1Database, now: Date): Promise<void> {
  await db.batch([
    db
      .prepare("delete from outbox where kind = 'deletion' and created_at <= ?")
      .bind(new Date(now.getTime() - DELETION_EMAIL_DAYS * DAY_MS).toISOString()),
    db
      .prepare('delete from deleted_request where deleted_at <= ?')
      .bind(new Date(now.getTime() - DELETED_REQUEST_DAYS * DAY_MS).toISOString()),
    db.prepare('delete from desk_link where issued_at <= ?').bind(getDeskLinkExpiry(now)),
  ]);
}
