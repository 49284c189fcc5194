import { log } from '../log.ts';

/**
 * Deletes the requests whose retention period is over. Their locations, activities and emails are deleted with them (on
 * delete cascade).
 */
export async function purgeRequests(db: D1Database, now: Date): Promise<void> {
  const { meta } = await db
    .prepare('delete from itinerary_request where purge_after <= ?')
    .bind(now.toISOString())
    .run();
  log('requests_purged', { changes: meta.changes });
}
