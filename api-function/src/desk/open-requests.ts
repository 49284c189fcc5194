import { deliveryDeadline } from '@almaty/dates';
import type { OpenRequest } from '@almaty/planner/schema';
import { createDeskKey } from '../links/plan-keys.ts';
import { UNDELIVERABLE_STATES } from '../plan-api/carrier-email.ts';
import { IS_OPEN } from '../requests/open-request.ts';

/** How many requests the list has at most. */
const LIST_SIZE = 500;

type Row = Pick<OpenRequest, 'reference' | 'start_date' | 'end_date' | 'created_at' | 'language'> & {
  is_sent: number;
  is_held: number;
  carrier_state: string | null;
};

const describeDelivery = ({ is_sent, is_held, carrier_state }: Row): OpenRequest['delivery'] => {
  if (carrier_state !== null && UNDELIVERABLE_STATES.includes(carrier_state)) return 'undeliverable';
  if (is_sent) return 'sent';
  return is_held ? 'held' : 'scheduled';
};

/**
 * Lists the requests without an answer that are not cancelled, the one with the first deadline first. Each has a key, so that
 * the provider goes on from request to request: one of the same link, which ends with it.
 *
 * @param link id of the link to the desk that asks.
 */
export async function listOpenRequests(db: D1Database, deskSecret: string, link: string): Promise<OpenRequest[]> {
  const { results } = await db
    .prepare(
      `select reference, start_date, end_date, created_at, language,
         exists (select 1 from plan where plan.reference = itinerary_request.reference and frozen_at is not null) as is_sent,
         held_at is not null and exists (
           select 1 from outbox where outbox.reference = itinerary_request.reference and kind = 'plan' and state = 'due'
             and attempts = 0) as is_held,
         (select state from outbox where outbox.reference = itinerary_request.reference and kind in ('plan', 'visitor')
           order by kind = 'plan' desc, revision desc limit 1) as carrier_state
       from itinerary_request where ${IS_OPEN} order by created_at limit ${LIST_SIZE}`,
    )
    .all<Row>();
  return Promise.all(
    results.map(async (row) => ({
      reference: row.reference,
      start_date: row.start_date,
      end_date: row.end_date,
      created_at: row.created_at,
      deadline: deliveryDeadline(new Date(row.created_at)).toISOString(),
      delivery: describeDelivery(row),
      language: row.language,
      key: await createDeskKey(deskSecret, row.reference, link),
    })),
  );
}
