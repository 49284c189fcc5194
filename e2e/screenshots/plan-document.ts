import type { Page, Route } from '@playwright/test';
import { createPlanner } from '../../shared-planner/src/plan/index.ts';
import {
  type DeskLinkList,
  type PlanDocument,
  PlanningData,
  PlanRequest,
  type PlanRevision,
} from '../../shared-planner/src/schema/index.ts';

const REFERENCE = 'ALM-7K3M9Q0T2X';

/** The path of the plan that `servePlan` serves, and of its desk. */
export const PLAN_PATH = `/plan/${REFERENCE.toLowerCase()}#a-key-of-the-visitor`;
export const DESK_PATH = `/desk/${REFERENCE.toLowerCase()}#a-key-of-the-provider`;

/** More than fits into four days, so that something is left out. */
const LOCATIONS = [13, 15, 14, 4, 18, 12, 24, 26, 21];

/** The links to the desk, of which the second one opened it. */
const DESK_LINKS: DeskLinkList = {
  own: 'b',
  links: [
    { id: 'a', reference: 'ALM-4Q0T2X7K3M', issued_at: '2026-11-22T09:00:00.000Z', last_used_at: null },
    {
      ...{ id: 'b', reference: REFERENCE, issued_at: '2026-11-22T06:00:00.000Z' },
      last_used_at: '2026-11-22T10:00:00.000Z',
    },
  ],
};

/** How the plan differs from one that its visitor may change. */
export type PlanOptions = Partial<
  Pick<PlanDocument, 'role' | 'state' | 'note' | 'shareKey' | 'calendarPath' | 'provider'>
> & {
  locations?: readonly number[];
  /** Last day of the trip, yyyy-MM-dd; four days by default. */
  endDate?: string;
  /** Whether the plan is made yet. */
  isMade?: boolean;
  /** Whether every save finds that somebody else was faster. */
  isConflict?: boolean;
};

/**
 * Serves a plan in place of the API, made by the planner from the planning data of the site, so that pictures of it do not
 * change from one reference to the next.
 */
export async function servePlan(page: Page, options: PlanOptions = {}): Promise<void> {
  const { locations = LOCATIONS, endDate = '2027-06-15', isMade = true, isConflict = false, ...fields } = options;
  const data = PlanningData.parse(await (await page.request.get('/planning.json')).json());
  const { makePlan } = createPlanner(data, 'pictures');
  const create = (request: PlanRequest, revision: number): PlanRevision => ({
    request: { ...request, revision },
    plan: makePlan({ ...request, revision }),
  });
  const first = PlanRequest.parse({
    ...{ reference: REFERENCE, today: '2026-11-22', start_date: '2027-06-12', end_date: endDate },
    ...{ locations, activities: locations.length > 0 ? [1] : [] },
  });
  const sent = create(first, 1);
  const createDocument = (current: PlanRevision, etag: string): PlanDocument => ({
    ...{ reference: REFERENCE, role: 'visitor', state: isMade ? 'ready' : 'waiting', etag },
    ...{ start_date: '2027-06-12', end_date: endDate, deadline: '2026-11-23T06:00:00.000Z' },
    ...{ current: isMade ? current : null, sent: isMade ? sent : null },
    ...{ note: '', shareKey: null, calendarPath: null },
    ...fields,
  });
  let stored = createDocument(sent, '"1.1"');
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.url().endsWith('/links')) return route.fulfill({ json: DESK_LINKS });
    if (request.method() !== 'PUT') return route.fulfill({ json: stored });
    if (isConflict) {
      const other = create({ ...first, locations: first.locations.slice(1) }, 2);
      const document = createDocument(other, '"2.9"');
      return route.fulfill({ status: 412, json: { success: false, code: 'changed_meanwhile', error: '', document } });
    }
    stored = createDocument(create(PlanRequest.parse(request.postDataJSON()), 2), '"2.1"');
    return route.fulfill({ json: stored });
  };
  await page.route(/\/api\/(plans|desk)\//, answer);
}

/** Answers as the API does to a key that opens no plan. */
export const serveNoPlan = (page: Page): Promise<unknown> =>
  page.route(/\/api\/plans\//, (route) =>
    route.fulfill({ status: 404, json: { success: false, code: 'plan_not_found', error: 'No plan.' } }),
  );
