import { log } from '../log.ts';

/**
 * Records that the provider has answered a request. The first moment stays.
 *
 * @returns whether there is such a request.
 */
export async function markAnswered(db: D1Database, reference: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare('update itinerary_request set answered_at = coalesce(answered_at, ?) where reference = ?')
    .bind(now.toISOString(), reference)
    .run();
  if (meta.changes > 0) log('request_answered', { reference });
  return meta.changes > 0;
}
