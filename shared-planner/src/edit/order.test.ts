import { expect, test } from 'vitest';
import { describeChange, describeWayOut } from '../messages/index.ts';
import { createPlanner } from '../plan/index.ts';
import { PlanRequest, type PlanRevision } from '../schema/index.ts';
import { SMALL_PLANNING_DATA } from '../testing/index.ts';
import { type Edit, editRequest, findWaysOut, listChanges, tryOrder, tryPosition } from './index.ts';
import { listStops } from './item-days.ts';

const planner = createPlanner(SMALL_PLANNING_DATA, 'test');
const [TUESDAY, WEDNESDAY] = ['2027-06-08', '2027-06-09'] as const;
const [museum, park, garden, baths, ride] = [
  { kind: 'location', id: 1 },
  { kind: 'location', id: 2 },
  { kind: 'location', id: 6 },
  { kind: 'activity', id: 2 },
  { kind: 'activity', id: 1 },
] as const;
const names = {
  location: (id: number) => `Location ${id}`,
  activity: (id: number) => `Activity ${id}`,
  node: (id: string) => id,
  base: (id: string) => id,
  text: (english: string) => english,
};

/** A Tuesday with the museum, the park, the baths and the garden, unless told otherwise. */
function createRevision(fields: Record<string, unknown> = {}): PlanRevision {
  const request = PlanRequest.parse({
    ...{ reference: 'ALM-TEST', today: '2027-01-04', start_date: TUESDAY, end_date: TUESDAY },
    ...{ locations: [1, 2, 6], activities: [2] },
    ...fields,
  });
  return { request, plan: planner.makePlan(request) };
}

const apply = (revision: PlanRevision, edit: Edit): PlanRevision => {
  const request = editRequest(revision, edit);
  return { request, plan: planner.makePlan(request) };
};
const getStops = ({ plan }: PlanRevision, day = 0) => plan.days.slice(day, day + 1).flatMap(listStops);

test('the stops of a day are done in the order that they are given', () => {
  const before = createRevision();
  const items = getStops(before).toReversed();
  const after = apply(before, { type: 'order', items });
  expect(getStops(after)).toEqual(items);
  expect(listChanges(before, after)).toEqual([{ type: 'reordered', date: TUESDAY }]);
  expect(listChanges(before, after).map((change) => describeChange(change, names))).toEqual([
    'Tuesday 8 June in another order',
  ]);
});

test('a day that only loses a stop is in no other order', () => {
  const before = createRevision();
  const after = apply(before, { type: 'remove', item: baths });
  expect(listChanges(before, after)).toEqual([{ type: 'removed', item: baths }]);
});

test('a new order replaces those of its items, and the rest of an older one stays', () => {
  const order = [
    [museum, park, garden],
    [baths, ride],
  ];
  const request = editRequest(createRevision({ activities: [1, 2], order }), { type: 'order', items: [baths, park] });
  expect(request.order).toEqual([
    [museum, garden],
    [baths, park],
  ]);
});

test('an item that is removed has no place in an order', () => {
  const order = [[museum, park, garden]];
  const request = editRequest(createRevision({ order }), { type: 'remove', item: park });
  expect(request.order).toEqual([[museum, garden]]);
});

test('an item that moves to another day leaves its order, with the activities of its visit; on its own day it does not', () => {
  const order = [[ride, park, museum, garden]];
  const revision = createRevision({
    ...{ end_date: WEDNESDAY, activities: [1], order },
    locks: [{ ...park, date: TUESDAY }],
  });
  const moveTo = (date: string) => editRequest(revision, { type: 'move', item: park, date }).order;
  expect(moveTo(TUESDAY)).toEqual(order);
  expect(moveTo(WEDNESDAY)).toEqual([[museum, garden]]);
});

test('a stop is put before or after its neighbour', () => {
  const revision = createRevision();
  const [first, second, third, fourth] = getStops(revision);
  const edit = tryOrder(revision, second ?? museum, 1, planner.makePlan);
  expect(edit).toEqual({ type: 'order', items: [first, third, second, fourth] });
  expect(tryOrder(revision, third ?? museum, -1, planner.makePlan)).toEqual(edit);
});

test('a stop is put to any position of its day, and to none beyond it', () => {
  const revision = createRevision();
  const [first, second, third, fourth] = getStops(revision);
  const put = (position: number) => tryPosition(revision, first ?? museum, position, planner.makePlan);
  expect(put(3)).toEqual({ type: 'order', items: [second, third, fourth, first] });
  expect(put(4)).toBeNull();
  expect(put(-1)).toBeNull();
});

test('the first stop of a day is not put before another one, nor the last after one', () => {
  const revision = createRevision();
  const stops = getStops(revision);
  expect(tryOrder(revision, stops[0] ?? museum, -1, planner.makePlan)).toBeNull();
  expect(tryOrder(revision, stops.at(-1) ?? museum, 1, planner.makePlan)).toBeNull();
});

// The museum lets nobody in when the visit of the park is over.
const late = { locations: [1, 2], activities: [], preferences: { dayStart: '16:00' } };

test('a stop is not put where something would not fit any more', () => {
  const revision = createRevision(late);
  expect(getStops(revision)).toEqual([museum, park]);
  expect(apply(revision, { type: 'order', items: [park, museum] }).plan.unscheduled).toHaveLength(1);
  expect(tryOrder(revision, museum, 1, planner.makePlan)).toBeNull();
});

test('a stop is not put where the planner would take it to another day', () => {
  const previous = [museum, park].map((item) => ({ ...item, date: TUESDAY }));
  const revision = createRevision({ ...late, end_date: WEDNESDAY, previous });
  expect(getStops(revision)).toEqual([museum, park]);
  expect(apply(revision, { type: 'order', items: [park, museum] }).plan.unscheduled).toEqual([]);
  expect(tryOrder(revision, museum, 1, planner.makePlan)).toBeNull();
});

test('an activity of a visit is no stop', () => {
  const revision = createRevision({ activities: [1] });
  expect(getStops(revision)).not.toContainEqual(ride);
  expect(tryOrder(revision, ride, 1, planner.makePlan)).toBeNull();
});

test('what does not fit because of its order gets the order given up', () => {
  const revision = createRevision({ preferences: { dayStart: '14:00' }, order: [[baths, museum, park]] });
  const [unscheduled] = revision.plan.unscheduled;
  expect(unscheduled).toMatchObject({ ...baths, reason: { code: 'order' } });
  const found = unscheduled ? [...findWaysOut(revision, unscheduled, planner.makePlan)] : [];
  const way = found.find((wayOut) => wayOut?.type === 'free_order');
  expect(way && describeWayOut(way, names)).toBe('Let us choose the order');
  expect(way && editRequest(revision, way.edit).order).toEqual([]);
});
