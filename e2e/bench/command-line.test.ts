import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { parseCommandLine } from './command-line.ts';

test('without options, everything is measured seven times', () => {
  expect(parseCommandLine([])).toEqual({
    runs: 7,
    routes: PAGE_PATHS,
    devices: ['phone', 'desktop'],
    hasVisits: true,
    hasLighthouse: true,
    isReuse: false,
    json: undefined,
  });
});

test('options choose what is measured', () => {
  const args = [
    '--runs',
    '2',
    '--routes',
    '/locations, /',
    '--devices=phone',
    '--skip-lighthouse',
    '--reuse',
    '--json',
    'a.json',
  ];
  expect(parseCommandLine(args)).toEqual({
    runs: 2,
    routes: ['/', '/locations'],
    devices: ['phone'],
    hasVisits: true,
    hasLighthouse: false,
    isReuse: true,
    json: path.resolve('a.json'),
  });
});

test('Lighthouse can be run by itself', () => {
  expect(parseCommandLine(['--only-lighthouse'])).toMatchObject({ hasVisits: false, hasLighthouse: true });
});

test.each([
  [['--wrong'], '--wrong'],
  [['--skip-lighthouse', '--only-lighthouse'], 'leave nothing to measure'],
  [['page'], 'page'],
  [['--runs', '0'], '--runs 0 is not a number of runs'],
  [['--runs', 'x'], '--runs x is not a number of runs'],
  [['--routes', '/none'], 'There is no page /none: choose from /, /locations'],
  [['--routes', ''], 'There is no page ""'],
  [['--json', 'none/a.json'], '--json none/a.json is in no folder that exists'],
  [['--devices', 'tablet'], 'There is no device tablet: choose from phone, desktop'],
])('%j is refused', (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message);
});
