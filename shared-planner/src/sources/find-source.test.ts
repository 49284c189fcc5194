import { expect, test } from 'vitest';
import type { PlanningEvidence } from '../schema/planning-evidence.ts';
import { type Fact, findSource } from './index.ts';

const evidence: PlanningEvidence = {
  version: 1,
  sources: [{ title: 'park.example', url: 'https://park.example/' }, { title: 'General knowledge' }],
  ...{ bases: {}, gateways: {}, nodes: {}, rules: {} },
  edges: [{ confidence: 'high', sources: [0], checkedOn: '2026-11-22' }],
  locations: { 13: { fee: { confidence: 'low', sources: [1, 0], checkedOn: 'not yet' } } },
  activities: { 2: { bookAhead: { confidence: 'medium', sources: [0], checkedOn: '2026-11-22' } } },
  prices: { taxi: { confidence: 'low', sources: [1], checkedOn: '2026-11-22' } },
};

const fact = (of: 'location' | 'activity' | 'edge', id: number, field: string): Fact => ({ of, id, field });

test('a checked fact has its sources and the day of its check', () => {
  expect(findSource(evidence, fact('edge', 0, 'surface'))).toMatchObject({
    sources: [{ title: 'park.example', url: 'https://park.example/' }],
    checkedOn: '2026-11-22',
    isUnsure: false,
  });
});

test('a fact of low confidence that nobody checked is unsure and has no day', () => {
  expect(findSource(evidence, fact('location', 13, 'fee'))).toMatchObject({
    sources: [{ title: 'General knowledge' }, { title: 'park.example' }],
    checkedOn: undefined,
    isUnsure: true,
  });
});

test('a price has its sources, and one that nobody knows has none', () => {
  expect(findSource(evidence, { of: 'price', field: 'taxi' })).toMatchObject({
    sources: [{ title: 'General knowledge' }],
    isUnsure: true,
  });
  expect(findSource(evidence, { of: 'price', field: 'flight' })).toBeUndefined();
});

test('facts that are known in the same way have the same key', () => {
  const keys = [fact('edge', 0, 'surface'), fact('activity', 2, 'bookAhead'), fact('location', 13, 'fee')].map(
    (known) => findSource(evidence, known)?.key,
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});

test.each([
  ['an unknown edge', fact('edge', 7, 'surface')],
  ['an unknown field', fact('location', 13, 'openingHours')],
  ['an unknown location', fact('location', 99, 'fee')],
])('nothing is found of %s', (_, unknown) => {
  expect(findSource(evidence, unknown)).toBeUndefined();
});
