import { deliveryDeadline } from '@almaty/dates';

/** A request that waits for its itinerary, as operators see it: without personal data. */
export type OpenRequest = { reference: string; created_at: string; deadline: string; first_email: string };

/** Lists the requests without an answer that are not cancelled, the oldest first, with the state of the visitor's first email. */
export async function listOpenRequests(db: D1Database, limit: number): Promise<readonly OpenRequest[]> {
  const { results } = await db
    .prepare(
      `select reference, created_at,
         (select state from outbox where outbox.reference = itinerary_request.reference and kind = 'visitor') as first_email
       from itinerary_request where answered_at is null and cancelled_at is null and not needs_verification and not is_suppressed order by created_at limit ?`,
    )
    .bind(limit)
    .all<Omit<OpenRequest, 'deadline'>>();
  return results.map((row) => ({ ...row, deadline: deliveryDeadline(new Date(row.created_at)).toISOString() }));
}
