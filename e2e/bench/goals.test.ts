import { expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { evaluateGoals } from './goals.ts';

/** Figures that were the same in every run. */
const createFigures = (medians: Readonly<Record<string, number>>): Figures =>
  Object.fromEntries(Object.entries(medians).map(([name, median]) => [name, { median, low: median, high: median }]));

const summarize = (medians: Readonly<Record<string, number>>) =>
  evaluateGoals(createFigures(medians)).map(({ goal, cases, missed, worst }) => [
    goal.name,
    cases,
    missed,
    worst.value,
  ]);

test('a paint is compared with that of the static page of the same route and device', () => {
  expect(
    summarize({
      'phone / site lcp': 1050,
      'phone / static lcp': 1000,
      'desktop / site lcp': 800,
      'desktop / static lcp': 500,
    }),
  ).toEqual([['LCP, times that of the static page', 2, ['desktop /'], 1.6]]);
});

test('blocking time is limited on phones only, above that of the static page', () => {
  const name = 'TBT on a phone above that of the static page, ms';
  expect(summarize({ 'phone / site tbt': 110, 'phone / static tbt': 50, 'desktop / site tbt': 900 })).toEqual([
    [name, 1, [], 60],
  ]);
});

test('bytes until Add to trip works are limited on one page, in kilobytes', () => {
  const bytes = { 'phone /locations site addBytes': 306 * 1024, 'phone /city site addBytes': 900 * 1024 };
  expect(summarize(bytes)).toEqual([['bytes until it works on a phone, KB', 1, ['phone /locations'], 306]]);
});

test('a score has to reach its goal', () => {
  expect(summarize({ 'phone / site seo': 100, 'phone /city site seo': 99 })).toEqual([
    ['Lighthouse seo', 2, ['phone /city'], 99],
  ]);
});

test('nothing is said of what was not measured', () => {
  expect(summarize({ 'phone / bundle lcp': 1 })).toEqual([]);
});
