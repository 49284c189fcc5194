import { log } from '../log.ts';

/** Deletes what is no longer needed: requests whose trip ended long enough ago, with everything that belongs to them. */
export async function purge(db: D1Database, now: Date): Promise<void> {
  const { meta } = await db
    .prepare('delete from itinerary_request where purge_after <= ?')
    .bind(now.toISOString())
    .run();
  log('purged', { changes: meta.changes });
}
