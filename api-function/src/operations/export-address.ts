import type { Suppression, SuppressionList } from '../suppression/suppression-list.ts';

type Row = Record<string, unknown> & { reference: string };

/** Everything that is stored about an address: of each request its items, emails, plans, actions and refused plan. */
export type AddressData = {
  address: string;
  suppression: Suppression | null;
  requests: readonly (Row &
    Record<'locations' | 'activities' | 'emails' | 'plans' | 'actions' | 'violations', readonly object[]>)[];
};

/** What belongs to the requests, by reference. The JSON of plans and preferences is parsed. */
const PARTS = {
  locations: 'select reference, id, name, category from requested_location',
  activities: 'select reference, id, name from requested_activity',
  emails: 'select reference, kind, revision, state, attempts, created_at, last_error from outbox',
  plans: 'select reference, revision, version, created_at, frozen_at, data_version, request, plan from plan',
  actions: 'select reference, at, actor, action, revision from request_action',
  violations: 'select reference, rules, data_version, planner_version, found_at from plan_violation',
} as const;

const REQUEST_COLUMNS = `reference, user_email, start_date, end_date, created_at, site_origin, preferences, language, purge_after, answered_at,
  cancelled_at, held_at, note, share_number, is_shared, calendar_number, has_calendar, mailbox_digest, needs_verification, is_suppressed`;

const parseJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/**
 * Reads everything that is stored about the mailbox of an address, for the person whose it is.
 *
 * @param digests under which the mailbox may be stored.
 */
export async function exportAddress(
  db: D1Database,
  suppressionList: SuppressionList,
  address: string,
  digests: readonly string[],
): Promise<AddressData> {
  const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const json = JSON.stringify(digests);
  const ofMailbox = 'mailbox_digest in (select value from json_each(?))';
  const references = `select reference from itinerary_request where ${ofMailbox}`;
  const [requests, ...parts] = await db.batch<Row>([
    db.prepare(`select ${REQUEST_COLUMNS} from itinerary_request where ${ofMailbox} order by created_at`).bind(json),
    ...names.map((name) => db.prepare(`${PARTS[name]} where reference in (${references}) order by rowid`).bind(json)),
  ]);
  const select = (name: keyof typeof PARTS, reference: string) =>
    (parts[names.indexOf(name)]?.results ?? [])
      .filter((row) => row.reference === reference)
      .map(({ reference: _, ...row }) => row);
  return {
    address,
    suppression: await suppressionList.find(address),
    requests: (requests?.results ?? []).map((request) => ({
      ...request,
      preferences: parseJson(request.preferences),
      locations: select('locations', request.reference),
      activities: select('activities', request.reference),
      emails: select('emails', request.reference),
      plans: select('plans', request.reference).map((row) => ({
        ...row,
        request: parseJson(Reflect.get(row, 'request')),
        plan: parseJson(Reflect.get(row, 'plan')),
      })),
      actions: select('actions', request.reference),
      violations: select('violations', request.reference),
    })),
  };
}
