import { suppressAddress } from '../email/suppression-list.ts';
import { log } from '../log.ts';

/** Deletes a request. Its locations, activities and emails are deleted with it (on delete cascade). */
export async function deleteRequest(db: D1Database, reference: string): Promise<void> {
  await db.prepare('delete from itinerary_request where reference = ?').bind(reference).run();
  log('request_deleted', { reference });
}

/**
 * Puts the address of a request on the suppression list, and deletes all its requests: without emails no request can be
 * answered. Does nothing when the request is already deleted.
 */
export async function deleteAllRequestsOfAddress(db: D1Database, reference: string): Promise<void> {
  const row = await db
    .prepare('select user_email from itinerary_request where reference = ?')
    .bind(reference)
    .first<{ user_email: string }>();
  if (!row) return;
  await suppressAddress(db, row.user_email, new Date());
  await db.prepare('delete from itinerary_request where user_email = ? collate nocase').bind(row.user_email).run();
  log('address_deleted', { reference });
}
