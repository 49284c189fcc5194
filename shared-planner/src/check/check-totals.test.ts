import { expect, test } from 'vitest';
import type { Totals } from '../schema/plan.ts';
import { CLEAN_DAYS, CLEAN_PLAN, CLEAN_REQUEST } from '../testing/clean-plan.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { checkPlan } from './index.ts';

const [, second] = CLEAN_DAYS;

const checkDay = (fields: Partial<Totals>) => {
  const days = CLEAN_DAYS.map((day) => (day === second ? { ...day, totals: { ...day.totals, ...fields } } : day));
  return checkPlan({ ...CLEAN_PLAN, days }, CLEAN_REQUEST, SMALL_PLANNING_DATA);
};

const checkTotalsOfPlan = (fields: Partial<Totals>) =>
  checkPlan({ ...CLEAN_PLAN, totals: { ...CLEAN_PLAN.totals, ...fields } }, CLEAN_REQUEST, SMALL_PLANNING_DATA);

test.each([
  ['driveMinutes', 99, 98],
  ['driveKm', 32.5, 32.4],
  ['visitMinutes', 255, 210],
  ['ascentMetres', 10, 0],
] as const)('the %s of a day are the sum of its items', (field, wrong, right) => {
  expect(checkDay({ [field]: wrong })).toEqual([
    { rule: 'totals', date: '2027-06-08', message: `2027-06-08: ${field} is ${wrong}, not ${right}` },
  ]);
});

test.each([
  ['driveMinutes', 935, 934],
  ['driveKm', 549.3, 549.2],
  ['visitMinutes', 931, 930],
  ['ascentMetres', 1821, 1820],
] as const)('the %s of the plan are the sum of its days', (field, wrong, right) => {
  expect(checkTotalsOfPlan({ [field]: wrong })).toEqual([
    { rule: 'totals', message: `the plan: ${field} is ${wrong}, not ${right}` },
  ]);
});
