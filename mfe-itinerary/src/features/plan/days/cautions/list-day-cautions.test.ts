import { listItems } from '@almaty/planner/items';
import type { Plan, PlanItem } from '@almaty/planner/schema';
import { sampleNames, samplePlan } from '@almaty/planner/testing';
import { expect, test } from 'vitest';
import { listDayCautions, listDayFacts, listStopNotes } from './list-day-cautions.ts';
import { numberSources } from './number-sources.ts';

const fact = (id: number, field: string) => ({ of: 'location', id, field }) as const;

const visit = (locationId: number, notes: Extract<PlanItem, { type: 'visit' }>['notes']): PlanItem => ({
  ...{ type: 'visit', locationId, activityIds: [], arrive: '09:00', leave: '10:00' },
  notes,
});

function list(...items: PlanItem[]) {
  const days = samplePlan.days.slice(0, 1).map((day) => ({ ...day, items })) satisfies Plan['days'];
  return listItems({ ...samplePlan, days });
}

test('what two stops share is said once, of both', () => {
  const items = list(
    visit(13, [{ code: 'carry_passport', fact: fact(13, 'carryPassport') }]),
    visit(14, [{ code: 'carry_passport', fact: fact(14, 'carryPassport') }]),
  );
  expect(listDayCautions(items, sampleNames, 'car')).toEqual([
    {
      sentence: 'Carry your passport: posts on the way may ask for it.',
      stops: ['Charyn Canyon', 'Kolsay Lakes'],
      facts: [fact(13, 'carryPassport'), fact(14, 'carryPassport')],
    },
  ]);
});

test('a fee stands at its stop, and rest stops among the details of the drive', () => {
  const items = list(visit(13, [{ code: 'fee', adultTenge: 900, fact: fact(13, 'fee') }]));
  expect(listDayCautions(items, sampleNames, 'car')).toEqual([]);
  expect(items.map((item) => listStopNotes(item, sampleNames))).toEqual([
    [{ sentence: 'Fee for an adult: 900 tenge.', facts: [fact(13, 'fee')] }],
  ]);
});

test('sources are numbered by their first use, and facts known in the same way share one', () => {
  const known = { confidence: 'high', checkedOn: '2026-11-22' } as const;
  const facts = [fact(13, 'fee'), fact(13, 'hours'), fact(14, 'fee'), fact(15, 'fee')];
  const { sources, getNumber } = numberSources(facts, {
    version: 1,
    sources: [{ title: 'a' }, { title: 'b' }],
    ...{ bases: {}, gateways: {}, nodes: {}, rules: {}, prices: {}, edges: [], activities: {} },
    locations: {
      13: { fee: { ...known, sources: [1] } },
      14: { fee: { ...known, sources: [1] } },
      15: { fee: { ...known, sources: [0] } },
    },
  });
  expect(sources.map(({ sources: [first] }) => first?.title)).toEqual(['b', 'a']);
  expect(facts.map(getNumber)).toEqual([1, undefined, 1, 2]);
});

test('without evidence nothing has a number', () => {
  const items = list(visit(13, [{ code: 'carry_passport', fact: fact(13, 'carryPassport') }]));
  const { sources, getNumber } = numberSources(listDayFacts(items), null);
  expect([sources, listDayFacts(items).map(getNumber)]).toEqual([[], [undefined]]);
});
