import { expect, test } from 'vitest';
import { createRow, describeMatrix } from './matrix.ts';

const SHELL = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', sonner: '2.0.7', '@almaty/store': '1.0.0' };
const createNeeds = (channel: 'stable' | 'canary', version: string, requires: Record<string, string>) => ({
  ...{ channel, version, requires },
});

const catalogue = createRow(
  'catalogue',
  [
    createNeeds('stable', 'abc', { react: '^19.3.1', '@almaty/store': '^1.0.0' }),
    createNeeds('canary', 'def', { react: '>=19.3.1', '@almaty/store': '^1.1.0' }),
  ],
  SHELL,
);
const itinerary = createRow('itinerary', [createNeeds('stable', '123', { react: '^19.3.1', zod: '^4.0.0' })], SHELL);
const tips = createRow('trip-tips', [], SHELL);
const ownTips = createRow(
  'trip-tips',
  [{ ...createNeeds('stable', '456', { sonner: '^2.0.7' }), ownReact: '18.3.1' }],
  SHELL,
);

test('a release is broken by a module out of its range, or by one that is not shared', () => {
  expect(catalogue.releases.map(({ brokenNow }) => brokenNow)).toEqual([[], ['@almaty/store']]);
  expect(itinerary.releases.map(({ brokenNow }) => brokenNow)).toEqual([['zod']]);
});

test('the next major breaks whoever does not allow it, and nobody twice', () => {
  expect(catalogue.releases.map(({ brokenByNext }) => brokenByNext)).toEqual([['react', '@almaty/store'], []]);
  expect(itinerary.releases.map(({ brokenByNext }) => brokenByNext)).toEqual([['react']]);
});

test('the table has what the shell shares, and each version that visitors get', () => {
  expect(describeMatrix([catalogue, itinerary, tips])).toEqual([
    [
      '                         version  @almaty/store  react     sonner  zod',
      'shell                             1.0.0          19.3.1    2.0.7   -',
      'catalogue stable         abc      ^1.0.0         ^19.3.1   -       -',
      'catalogue canary         def      ^1.1.0         >=19.3.1  -       -',
      'itinerary stable         123      -              ^19.3.1   -       ^4.0.0',
      'trip-tips (nothing yet)',
    ].join('\n'),
    '',
    'catalogue canary needs @almaty/store ^1.1.0, and the shell shares 1.0.0',
    'itinerary stable needs zod ^4.0.0, and the shell shares none',
    '@almaty/store 2.0.0 would break catalogue stable',
    'react 20.0.0 would break catalogue stable and itinerary stable',
    'sonner 3.0.0 would break nobody',
  ]);
});

test('a release with its own React runs with every major of the shell, and the table says which one it has', () => {
  const lines = describeMatrix([catalogue, ownTips]);
  expect(lines[0]).toMatch(/\ntrip-tips stable +456 +- +own 18\.3\.1 +\^2\.0\.7$/);
  expect(lines).toContain('react 20.0.0 would break catalogue stable');
});
