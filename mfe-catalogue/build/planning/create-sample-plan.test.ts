import { PlanRevision } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { createSamplePlan } from './create-sample-plan.ts';

const revision = createSamplePlan(catalogue);

test('the sample plan is a revision that the plan page reads, the same at every build', () => {
  expect(PlanRevision.parse(JSON.parse(JSON.stringify(revision)))).toEqual(revision);
  expect(createSamplePlan(catalogue)).toEqual(revision);
});

test('it shows the planner at its best: every day has a stop, nothing but closed places is left out', () => {
  expect(revision.plan.days).toHaveLength(3);
  for (const { items } of revision.plan.days) expect(items.some(({ type }) => type === 'visit')).toBe(true);
  expect(revision.plan.unscheduled.filter(({ reason }) => !reason.code.startsWith('closed'))).toEqual([]);
});
