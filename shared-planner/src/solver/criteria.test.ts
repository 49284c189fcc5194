import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CRITERIA } from './objective.ts';
import { EASE } from './solution.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../../docs/planner.md'), 'utf8');

/** The rows of the document that begin with a name in code, as the name and the cell after it. */
const rows = [...document.matchAll(/^\| `([a-z-]+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));

test('the document lists the criteria in their order, with their weights', () => {
  const listed = rows.filter(({ name }) => name in CRITERIA).map(({ name, value }) => [name, value.split(' of ')[0]]);
  expect(listed).toEqual(Object.entries(CRITERIA).map(([name, weight]) => [name, `2^${Math.log2(weight)}`]));
});

test('the document lists the days from the easiest on, with their points', () => {
  const listed = rows.filter(({ name }) => name in EASE).map(({ name, value }) => [name, Number(value)]);
  expect(listed).toEqual(Object.entries(EASE));
});
