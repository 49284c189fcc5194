import type { Plan } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { getMessages } from '../language/messages.ts';
import { describeChanges } from './describe-changes.ts';
import { names, plan } from './testing/plan.ts';

const change = (change: (days: Plan['days']) => Plan['days']): Plan => ({
  ...plan,
  revision: 2,
  days: change(plan.days),
});
const withItems = (day: Plan['days'][number] | undefined, items: Plan['days'][number]['items']) =>
  day ? [{ ...day, items }] : [];

const english = getMessages('en');
const [first, second] = plan.days;
const [drive, meal, canyon] = first?.items ?? [];
const [lake, baths] = second?.items ?? [];
const list = <Item>(...items: readonly (Item | undefined)[]) => items.filter((item) => item !== undefined);

test('a plan that is the same has no changes', () => {
  expect(
    describeChanges(
      change((days) => days),
      plan,
      names,
      english,
    ),
  ).toEqual([]);
});

test('a stop on another day, a new one and one that is gone have a sentence each; drives and meals have none', () => {
  const changed = change(() => [
    ...withItems(first, list(lake, meal)),
    ...withItems(second, list(canyon && { ...canyon, locationId: 99 })),
  ]);
  expect(describeChanges(changed, plan, names, english)).toEqual([
    'Location 14 moved from Sunday 13 June 2027 to Saturday 12 June 2027.',
    'Location 99 is new, on Sunday 13 June 2027.',
    'Location 13 is no longer in the plan.',
    'Activity 2 is no longer in the plan.',
  ]);
});

test('stops at other times of the same day share a sentence', () => {
  const later = lake?.type === 'visit' ? { ...lake, arrive: '10:00' } : lake;
  const changed = change(() => [
    ...withItems(first, list(drive, meal, canyon)),
    ...withItems(second, list(later, baths)),
  ]);
  expect(describeChanges(changed, plan, names, english)).toEqual(['Other times: Location 14.']);
});
