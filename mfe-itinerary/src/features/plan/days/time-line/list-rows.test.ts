import { listItems } from '@almaty/planner/items';
import { samplePlan } from '@almaty/planner/testing';
import { expect, test } from 'vitest';
import { listRows } from './list-rows.ts';

const items = listItems(samplePlan).slice(0, 2);
const at = (starts: readonly (readonly [string, string])[]) =>
  items.map((item, index) => ({ ...item, start: starts[index]?.[0] ?? '', end: starts[index]?.[1] ?? '' }));

test('free time of ten minutes and more has a row of its own', () => {
  const rows = listRows(
    at([
      ['09:00', '10:00'],
      ['10:37', '12:00'],
    ]),
  );
  expect(rows.map((row) => (row.kind === 'free' ? row.minutes : row.kind))).toEqual(['item', 37, 'item']);
});

test('a short pause has none', () => {
  expect(
    listRows(
      at([
        ['09:00', '10:00'],
        ['10:09', '12:00'],
      ]),
    ),
  ).toHaveLength(2);
});
