import { expect, test } from 'vitest';
import { english } from '../messages/english/index.ts';
import { PlanRequest } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { makePlan } from '../testing/make-plan.ts';
import { sampleNames } from '../testing/sample-data.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { findAlternatives } from './alternatives.ts';
import { editRequest } from './edit-request.ts';
import { listScheduled } from './item-days.ts';

const REQUEST = { reference: 'ALM-ALT', today: '2027-06-01', start_date: '2027-06-15', end_date: '2027-06-18' };

/** The canyon and the desert are far from home. */
const FAR_COUNTRY: PlanningData = {
  ...SMALL_PLANNING_DATA,
  roads: {
    ...SMALL_PLANNING_DATA.roads,
    nodes: SMALL_PLANNING_DATA.roads.nodes.map((node) =>
      ['canyon', 'desert'].includes(node.id) ? { ...node, lon: node.lon + 3 } : node,
    ),
  },
};

function find(fields: Partial<PlanRequest> | { preferences: object }) {
  const request = PlanRequest.parse({ ...REQUEST, ...fields });
  const revision = { request, plan: makePlan(request) };
  const alternatives = [...findAlternatives(revision, FAR_COUNTRY, makePlan)].flatMap(
    (alternative) => alternative ?? [],
  );
  return { revision, alternatives };
}

test('a plan with nights away has one with all nights at home, and the planner has made it', () => {
  const { revision, alternatives } = find({ locations: [1, 2, 5], preferences: { pace: 'full' } });
  const [oneBase] = alternatives.filter(({ type }) => type === 'one_base');
  expect(oneBase?.trade).toMatchObject({ without: [{ kind: 'location', id: 5 }] });
  expect(oneBase?.trade.nightsAway.after).toBe(0);
  const after = makePlan(editRequest(revision, oneBase?.edit ?? { type: 'leave_out', items: [] }));
  expect(
    listScheduled(after)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([1, 2]);
  expect(after.days.every(({ base }) => base.to === 'home-base')).toBe(true);
});

test('two that leave out the same are one', () => {
  const { alternatives } = find({ locations: [1, 2, 5], preferences: { pace: 'full' } });
  const left = alternatives.map(({ trade }) => JSON.stringify(trade.without));
  expect(new Set(left).size).toBe(left.length);
  expect(alternatives.length).toBeLessThanOrEqual(2);
});

test('what must be in the plan is never left out', () => {
  const { alternatives } = find({ locations: [1, 2, 5], preferences: { mustHaves: [{ kind: 'location', id: 5 }] } });
  expect(alternatives.flatMap(({ trade }) => trade.without)).not.toContainEqual({ kind: 'location', id: 5 });
});

test('a plan in the city has no other that differs truly', () => {
  expect(find({ locations: [1], preferences: { pace: 'relaxed' } }).alternatives).toEqual([]);
});

test('each says in one sentence what it trades', () => {
  const trade = {
    travelMinutes: -540,
    longestDay: { before: 670, after: 510 },
    nightsAway: { before: 2, after: 0 },
    without: [{ kind: 'location' as const, id: 13 }],
  };
  const edit = { type: 'leave_out' as const, items: [] };
  const names = { ...sampleNames, location: () => 'Charyn Canyon' };
  const say = (type: 'calmer' | 'one_base' | 'no_far_trip', fields: Partial<typeof trade> = {}) =>
    english.changes.alternative({ type, edit, trade: { ...trade, ...fields } }, names);
  expect([say('calmer'), say('calmer', { without: [] }), say('one_base'), say('no_far_trip')]).toEqual([
    'Calmer: the longest day lasts 8 h 30 min instead of 11 h 10 min, without Charyn Canyon.',
    'Calmer: the longest day lasts 8 h 30 min instead of 11 h 10 min, and nothing is left out.',
    'All nights in one place, without Charyn Canyon: 9 h less travel, no night away instead of 2.',
    'Without Charyn Canyon: 9 h less travel.',
  ]);
});
