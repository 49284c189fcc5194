import { expect, test } from 'vitest';
import { describeChange, describeWayOut, english } from '../messages/index.ts';
import { createPlanner } from '../plan/index.ts';
import { PlanRequest, type PlanRevision, USUAL_PREFERENCES } from '../schema/index.ts';
import { SMALL_PLANNING_DATA } from '../testing/index.ts';
import { type Edit, editRequest, findWaysOut, getDayMinutes, listChanges, listScheduled, tryDays } from './index.ts';

const planner = createPlanner(SMALL_PLANNING_DATA, 'test');
const names = {
  location: (id: number) => `Location ${id}`,
  activity: (id: number) => `Activity ${id}`,
  node: (id: string) => id,
  base: (id: string) => id,
  text: (english: string) => english,
};

/** Four days from a Tuesday on. */
function createRevision(fields: Partial<PlanRequest> = {}): PlanRevision {
  const request = PlanRequest.parse({
    ...{ reference: 'ALM-TEST', today: '2027-01-04', start_date: '2027-06-08', end_date: '2027-06-11' },
    locations: [1, 2, 3],
    ...fields,
  });
  return { request, plan: planner.makePlan(request) };
}

const apply = (revision: PlanRevision, edit: Edit): PlanRevision => {
  const request = editRequest(revision, edit);
  return { request, plan: planner.makePlan(request) };
};
const park = { kind: 'location', id: 2 } as const;
const getDate = ({ plan }: PlanRevision, { kind, id }: { kind: string; id: number }) =>
  listScheduled(plan).find((scheduled) => scheduled.kind === kind && scheduled.id === id)?.date;
const describe = (from: PlanRevision, to: PlanRevision) =>
  listChanges(from, to).map((change) => describeChange(change, names));

test('a moved item is on its new day, and the others stay where they were', () => {
  const before = createRevision();
  const date = before.plan.days.map((day) => day.date).find((day) => day !== getDate(before, park)) ?? '';
  const after = apply(before, { type: 'move', item: park, date });
  expect(getDate(after, park)).toBe(date);
  for (const id of [1, 3])
    expect(getDate(after, { kind: 'location', id })).toBe(getDate(before, { kind: 'location', id }));
  expect(listChanges(before, after)).toEqual([{ type: 'moved', item: park, date }]);
});

test('the activities of a visit move with its location, and are no change of their own', () => {
  const before = createRevision({ activities: [1] });
  expect(getDate(before, { kind: 'activity', id: 1 })).toBe(getDate(before, park));
  const date = before.plan.days.map((day) => day.date).find((day) => day !== getDate(before, park)) ?? '';
  const after = apply(before, { type: 'move', item: park, date });
  expect(getDate(after, { kind: 'activity', id: 1 })).toBe(date);
  expect(listChanges(before, after)).toEqual([{ type: 'moved', item: park, date }]);
});

test('a locked item that is moved is locked to its new day', () => {
  const before = createRevision();
  const locked = apply(before, { type: 'lock', item: park, date: getDate(before, park) ?? '' });
  expect(describe(before, locked)).toEqual([expect.stringMatching(/^Location 2 locked to \w+day \d+ June$/)]);
  const date = before.plan.days.map((day) => day.date).find((day) => day !== getDate(before, park)) ?? '';
  expect(apply(locked, { type: 'move', item: park, date }).request.locks).toEqual([{ ...park, date }]);
  expect(describe(locked, apply(locked, { type: 'unlock', item: park }))).toEqual(['Location 2 unlocked']);
});

test('an item is removed with its lock, and added at the end', () => {
  const before = createRevision({ locks: [{ kind: 'location', id: 2, date: '2027-06-08' }] });
  const removed = apply(before, { type: 'remove', item: park });
  expect(removed.request).toMatchObject({ locations: [1, 3], locks: [] });
  expect(describe(before, removed)).toEqual(['Location 2 removed']);
  const added = apply(removed, { type: 'add', item: park });
  expect(added.request.locations).toEqual([1, 3, 2]);
  expect(apply(added, { type: 'add', item: park }).request.locations).toEqual([1, 3, 2]);
  expect(describe(removed, added)).toEqual(['Location 2 added']);
});

test('an item that is added to a day is on it', () => {
  const before = createRevision({ locations: [1] });
  for (const { date } of before.plan.days)
    expect(getDate(apply(before, { type: 'add', item: park, date }), park)).toBe(date);
});

test('dates and preferences are changed at once', () => {
  const before = createRevision();
  const after = apply(before, {
    ...{ type: 'trip', start_date: '2027-06-08', end_date: '2027-06-12' },
    preferences: { ...before.request.preferences, pace: 'full' },
  });
  expect(describe(before, after)).toEqual(['Dates: 8 to 12 June 2027', 'Full days']);
});

test('an item takes the place of another', () => {
  const replaced = apply(createRevision({ locations: [1, 2] }), {
    type: 'replace',
    item: { kind: 'location', id: 3 },
    removed: park,
  });
  expect(replaced.request.locations).toEqual([1, 3]);
});

test('a trip that begins later keeps its days, and no item has moved', () => {
  const before = createRevision({ locks: [{ kind: 'location', id: 2, date: '2027-06-09' }] });
  const after = apply(before, { type: 'dates', start_date: '2027-06-15', end_date: '2027-06-18' });
  expect(after.request.locks).toEqual([{ kind: 'location', id: 2, date: '2027-06-16' }]);
  expect(describe(before, after)).toEqual(['Dates: 15 to 18 June 2027']);
});

test('a shorter trip drops the locks of the days that are gone', () => {
  const before = createRevision({ locks: [{ kind: 'location', id: 2, date: '2027-06-11' }] });
  expect(apply(before, { type: 'dates', start_date: '2027-06-08', end_date: '2027-06-09' }).request.locks).toEqual([]);
});

test('every preference that changed is a change', () => {
  const before = createRevision();
  const after = apply(before, {
    type: 'preferences',
    preferences: {
      ...{ pace: 'relaxed', transport: '4x4', dayStart: '10:00' },
      arrival: { gateway: 'gate', time: '09:00' },
    },
  });
  expect(describe(before, after).slice(0, 4)).toEqual([
    'A relaxed pace',
    'By 4x4',
    'Days from 10:00',
    'Arrival: gate, 09:00',
  ]);
  expect(describe(after, before)).toContain('No arrival time');
});

test('two revisions that are the same have no changes', () => {
  expect(listChanges(createRevision(), createRevision())).toEqual([]);
});

test('an edit is told with what it does to the travel', () => {
  expect(english.changes.effect(['Medeu moved to Sunday 13 June'], -40)).toBe(
    'Medeu moved to Sunday 13 June: 40 min less travel.',
  );
  expect(english.changes.effect(['Medeu removed', 'Full days'], 65)).toBe(
    'Medeu removed and Full days: 1 h 5 min more travel.',
  );
  expect(english.changes.effect([], 0)).toBe('Nothing else changed.');
});

test('an item is tried on every day: where it is, with the length that the day would have, or why it cannot be there', () => {
  // Location 1 is closed on Mondays.
  const revision = createRevision({ start_date: '2027-06-06', end_date: '2027-06-08', locations: [1] });
  const item = { kind: 'location', id: 1 } as const;
  const choices = [...tryDays(revision, item, planner.makePlan)];
  expect(choices.map(({ date }) => date)).toEqual(['2027-06-06', '2027-06-07', '2027-06-08']);
  const current = getDate(revision, item);
  for (const choice of choices) {
    if (choice.date === '2027-06-07') {
      expect(choice).toMatchObject({ isPossible: false, reason: { code: 'closed_that_day' } });
      continue;
    }
    const moved = apply(revision, { type: 'move', item, date: choice.date });
    expect(choice).toEqual({
      ...{ date: choice.date, isPossible: true, isCurrent: choice.date === current, dropped: [] },
      minutes: getDayMinutes(moved.plan, choice.date),
    });
    expect(getDayMinutes(moved.plan, choice.date)).toBeGreaterThan(90);
  }
});

test('every way out that is found brings the item in and takes out nothing but what it names', () => {
  const revision = createRevision({ end_date: '2027-06-08', locations: [3, 4, 5] });
  expect(revision.plan.unscheduled.length).toBeGreaterThan(0);
  for (const unscheduled of revision.plan.unscheduled) {
    const found = [...findWaysOut(revision, unscheduled, planner.makePlan)].filter((way) => way !== undefined);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ type }) => type)).size).toBe(found.length);
    for (const way of found) {
      const after = apply(revision, way.edit);
      expect(getDate(after, unscheduled), describeWayOut(way, names)).toBeDefined();
      const changes = listChanges(revision, after);
      expect(changes.filter(({ type }) => type === 'dropped')).toEqual([]);
    }
  }
});

test('what is out of season gets the trip moved to the first day on which it is possible', () => {
  const revision = createRevision({ start_date: '2027-01-11', end_date: '2027-01-14', locations: [5] });
  const [unscheduled] = revision.plan.unscheduled;
  expect(unscheduled?.reason.code).toBe('closed_for_season');
  const found = unscheduled ? [...findWaysOut(revision, unscheduled, planner.makePlan)] : [];
  const way = found.find((wayOut) => wayOut?.type === 'move_trip');
  expect(way && describeWayOut(way, names)).toMatch(/^Move the trip to \d+ \w+ 2027$/);
});

test('where no bus leads, a driver and a car are ways out', () => {
  const revision = createRevision({ locations: [3], preferences: { ...USUAL_PREFERENCES, transport: 'public' } });
  const [unscheduled] = revision.plan.unscheduled;
  const found = unscheduled ? [...findWaysOut(revision, unscheduled, planner.makePlan)] : [];
  expect(found.flatMap((way) => (way ? [describeWayOut(way, names)] : []))).toEqual([
    'Take a driver, taxi or tour',
    'Travel by car',
  ]);
});

test('a must-have that is removed is none any more', () => {
  const museum = { kind: 'location', id: 1 } as const;
  const before = createRevision({ preferences: { ...USUAL_PREFERENCES, mustHaves: [park, museum] } });
  const after = apply(before, { type: 'remove', item: park });
  expect(after.request.preferences).toEqual({ ...USUAL_PREFERENCES, mustHaves: [museum] });
  expect(apply(after, { type: 'remove', item: museum }).request.preferences).toEqual(USUAL_PREFERENCES);
});
