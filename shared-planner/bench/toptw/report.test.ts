import { expect, test } from 'vitest';
import type { Entry } from './report.ts';
import { formatEntry, formatSummary, getClass, getGap, summarize } from './report.ts';

const entry = (instance: string, days: number, score: number, more: Partial<Entry> = {}): Entry => ({
  instance,
  days,
  score,
  reference: { best: 100 },
  routes: [[0, 4], []],
  iterations: 1000,
  cpu: 50,
  errors: [],
  ...more,
});

test.each([
  ['c101', 'c'],
  ['rc208', 'rc'],
  ['pr11', 'pr'],
])('the class of %s is %s', (instance, name) => {
  expect(getClass(instance)).toBe(name);
});

test('the gap is in percent of the best known score, and unknown without one', () => {
  expect(getGap(entry('c101', 1, 98))).toBeCloseTo(2);
  expect(getGap(entry('c101', 1, 101))).toBeCloseTo(-1);
  expect(getGap(entry('c101', 1, 98, { reference: undefined }))).toBeUndefined();
});

test('averages by class, by days and over all, without runs that have no reference', () => {
  const { averages } = summarize([
    entry('c101', 1, 98),
    entry('c101', 2, 96, { cpu: 70 }),
    entry('r101', 1, 100),
    entry('r102', 1, 7, { reference: undefined }),
  ]);
  expect(averages.c).toEqual({ runs: 2, gap: expect.closeTo(3), cpu: 60 });
  expect(averages['c/2']).toMatchObject({ runs: 1, gap: expect.closeTo(4) });
  expect(averages.r).toMatchObject({ runs: 2, gap: 0 });
  expect(averages['all/1']).toMatchObject({ runs: 3, gap: expect.closeTo(1) });
  expect(averages.all).toMatchObject({ runs: 4, gap: expect.closeTo(2) });
});

test('counts proven optima, and tells new best scores from wrong ones', () => {
  const proven = { best: 100, proven: 100 };
  const summary = summarize([
    entry('c101', 1, 100, { reference: proven }),
    entry('c102', 1, 99, { reference: proven }),
    entry('c103', 1, 101, { reference: proven }),
    entry('c104', 2, 101),
    entry('c105', 2, 90, { errors: ['day 0: ends at 12 instead of 10'] }),
  ]);
  expect(summary.proven).toEqual({ known: 3, reached: 1 });
  expect(summary.newBest).toEqual(['c104, 2 days: 101 above 100']);
  expect(summary.errors).toEqual([
    'c103, 1 day: 101 above 100, which is proven optimal',
    'c105, 2 days: day 0: ends at 12 instead of 10',
  ]);
  expect(formatSummary(summary)).toContain('ERROR c105, 2 days: day 0');
  expect(formatSummary(summary)).toContain('better than the best known: c104');
});

test('routes are printed with the numbers that files give to points, from 1 on', () => {
  expect(
    formatEntry(entry('c101', 2, 98))
      .split('\n')
      .slice(1),
  ).toEqual(['    1 5', '    ']);
});
