import { deliveryDeadline } from '@almaty/dates';
import { IS_OPEN } from '../requests/open-request.ts';
import type { ListPage } from './list-page.ts';

/** A request that waits for its itinerary, as operators see it: without personal data. */
export type OpenRequest = { reference: string; created_at: string; deadline: string; first_email: string };

/** Lists the requests without an answer that are not cancelled, the oldest first, with the state of the visitor's first email. */
export async function listOpenRequests(db: D1Database, { limit, offset }: ListPage): Promise<readonly OpenRequest[]> {
  const { results } = await db
    .prepare(
      `select reference, created_at,
         (select state from outbox where outbox.reference = itinerary_request.reference and kind = 'visitor') as first_email
       from itinerary_request where ${IS_OPEN} order by created_at, reference limit ? offset ?`,
    )
    .bind(limit, offset)
    .all<Omit<OpenRequest, 'deadline'>>();
  return results.map((row) => ({ ...row, deadline: deliveryDeadline(new Date(row.created_at)).toISOString() }));
}
