import { expect, test } from 'vitest';
import { selectBrowserTests, selectUnitProjects } from './select-tests.ts';

test('selects the Vitest projects of affected packages, and always the tests of the repository', () => {
  expect(selectUnitProjects(new Set())).toEqual(['scripts']);
  expect(selectUnitProjects(new Set(['art', 'api-function', 'e2e', 'shell']))).toEqual([
    'scripts',
    'art',
    'api-function',
    'e2e',
    'shell',
  ]);
});

test.each([
  [[], []],
  [['shared-dates'], []],
  [['mfe-trip-tips'], ['@trip-tips']],
  [
    ['art', 'mfe-catalogue', 'mfe-itinerary'],
    ['@catalogue', '@itinerary'],
  ],
  [['mfe-catalogue', 'shell'], null],
  [['api-function'], null],
  [['e2e'], null],
])('a change of %j runs the browser tests with the tags %j', (folders, tags) => {
  expect(selectBrowserTests(new Set(folders))).toEqual(tags);
});
