import { expect, test } from 'vitest';
import { checkPlan } from '../check/index.ts';
import { editRequest } from '../edit/edit-request.ts';
import { PlanRequest } from '../schema/plan-request.ts';
import { makePlan } from '../testing/make-plan.ts';
import { withLocation } from '../testing/small-planning-data.ts';

const TUESDAY = '2027-06-15';
const data = withLocation(2, {
  daylightOnly: false,
  variants: [
    { name: 'A walk', minutes: 60, strenuousness: 0 },
    { name: 'All of it', minutes: 420, strenuousness: 2 },
  ],
});
const REQUEST = { start_date: TUESDAY, end_date: TUESDAY, locations: [2, 3] };
const getMinutes = (request: Record<string, unknown>) => makePlan(request, data).days[0]?.totals.visitMinutes;

test('a visit lasts as long as the way that the visitor chose, and is as strenuous', () => {
  expect(getMinutes({ ...REQUEST, locations: [2] })).toBe(90);
  expect(getMinutes({ ...REQUEST, locations: [2], variants: [{ locationId: 2, minutes: 420 }] })).toBe(420);
  // Location 3 is strenuous as well: one such stop a day.
  const plan = makePlan({ ...REQUEST, variants: [{ locationId: 2, minutes: 420 }] }, data);
  expect(plan.unscheduled.map(({ id }) => id)).toEqual([3]);
  expect(JSON.stringify(plan.days)).toContain('All of it');
});

test('minutes that no variant has choose nothing', () => {
  expect(getMinutes({ ...REQUEST, locations: [2], variants: [{ locationId: 2, minutes: 421 }] })).toBe(90);
});

test('the verifier knows the chosen way', () => {
  const fields = { reference: 'ALM-TEST', today: TUESDAY, ...REQUEST, locations: [2] };
  const long = PlanRequest.parse({ ...fields, variants: [{ locationId: 2, minutes: 420 }] });
  const usual = PlanRequest.parse(fields);
  expect(checkPlan(makePlan(long, data), long, data)).toEqual([]);
  expect(checkPlan(makePlan(usual, data), long, data)).toContainEqual(
    expect.objectContaining({ rule: 'H11', message: expect.stringContaining('less than 420') }),
  );
});

test('an edit chooses a way, another one instead, and none again', () => {
  const request = PlanRequest.parse({ reference: 'ALM-TEST', today: TUESDAY, ...REQUEST });
  const choose = (from: PlanRequest, minutes: number | undefined) =>
    editRequest({ request: from, plan: makePlan(from, data) }, { type: 'variant', locationId: 2, minutes });
  const long = choose(request, 420);
  expect(long.variants).toEqual([{ locationId: 2, minutes: 420 }]);
  expect(choose(long, 60).variants).toEqual([{ locationId: 2, minutes: 60 }]);
  expect(choose(long, undefined).variants).toEqual([]);
});
