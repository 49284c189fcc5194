import { createPlanNames } from '@almaty/planner/messages';
import { createPlanner } from '@almaty/planner/plan';
import { type PlanDocument, PlanRequest } from '@almaty/planner/schema';
import { SMALL_PLANNING_DATA } from '@almaty/planner/testing';
import type { PlanSources } from '../days/index.ts';
import type { PlanAddress } from '../document/plan-address.ts';

export const { makePlan } = createPlanner(SMALL_PLANNING_DATA, 'test');

export const ADDRESS: PlanAddress = {
  collection: 'plans',
  reference: 'ALM-0123456789',
  key: 'a-key-of-the-visitor',
};

const index = { locations: [], activities: [], grounds: [] };

export const SOURCES: PlanSources = {
  data: SMALL_PLANNING_DATA,
  evidence: null,
  index,
  names: createPlanNames(SMALL_PLANNING_DATA, index),
  tips: null,
};

export const FIRST_REQUEST = PlanRequest.parse({
  ...{ reference: ADDRESS.reference, today: '2027-01-04', start_date: '2027-06-08', end_date: '2027-06-11' },
  locations: [1, 2, 3],
});

/** A visitor's plan as the API gives it, whose first revision was sent. @param version makes its ETag. */
export const createDocument = (request: PlanRequest, version: number): PlanDocument => {
  const current = { request, plan: makePlan(request) };
  return {
    ...{ reference: ADDRESS.reference, role: 'visitor', state: 'ready', etag: `"2.${version}"`, current },
    ...{ start_date: request.start_date, end_date: request.end_date, deadline: '2027-01-05T06:00:00.000Z' },
    ...{
      sent: { request: FIRST_REQUEST, plan: makePlan(FIRST_REQUEST) },
      note: '',
      shareKey: null,
      calendarPath: null,
    },
  };
};
