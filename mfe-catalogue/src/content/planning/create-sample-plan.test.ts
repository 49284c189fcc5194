import { PlanRevision } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { createSamplePlan } from './create-sample-plan.ts';
import { planningContent } from './planning-content.ts';

const revision = createSamplePlan(planningContent);

test('the sample plan is a revision that the plan page reads, the same at every build', () => {
  expect(PlanRevision.parse(JSON.parse(JSON.stringify(revision)))).toEqual(revision);
  expect(createSamplePlan(planningContent)).toEqual(revision);
});

test('it shows the planner at its best: every day has a stop, nothing but closed places is left out', () => {
  expect(revision.plan.days).toHaveLength(3);
  for (const { items } of revision.plan.days) expect(items.some(({ type }) => type === 'visit')).toBe(true);
  expect(revision.plan.unscheduled.filter(({ reason }) => !reason.code.startsWith('closed'))).toEqual([]);
});
