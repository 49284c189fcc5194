import { expect, test } from 'vitest';
import { drawGroup, isInCanary, parseGroup } from './canary-group.ts';

const VISITORS = 10_000;

/** A sequence of numbers from 0 to 1 that is the same in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([1, 5, 10, 25, 50, 99])('%i percent of 10,000 visitors get a canary', (percent) => {
  const random = createRandom(percent);
  const groups = Array.from({ length: VISITORS }, () => drawGroup(random));
  const share = groups.filter((group) => isInCanary(group, '1f0c2a9b77d1', percent)).length / VISITORS;
  // Four standard deviations of a share of that many visitors.
  const deviation = Math.sqrt(((percent / 100) * (1 - percent / 100)) / VISITORS);
  expect(Math.abs(share - percent / 100)).toBeLessThan(4 * deviation);
});

test('exactly as many of the 100 groups as the percentage says get it, for every version and percentage', () => {
  for (const version of ['1f0c2a9b77d1', 'v2', 'a'])
    for (let percent = 1; percent < 100; percent += 1)
      expect(
        Array.from({ length: 100 }, (_, group) => group).filter((group) => isInCanary(group, version, percent)),
      ).toHaveLength(percent);
});

test('a larger share contains the groups of a smaller one', () => {
  for (let group = 0; group < 100; group += 1)
    if (isInCanary(group, 'v2', 10)) expect(isInCanary(group, 'v2', 25)).toBe(true);
});

test('two versions are tried by different groups', () => {
  const getGroups = (version: string) =>
    Array.from({ length: 100 }, (_, group) => group).filter((group) => isInCanary(group, version, 10));
  expect(getGroups('1f0c2a9b77d1')).not.toEqual(getGroups('77d11f0c2a9b'));
});

test('only whole numbers from 0 to 99 are groups', () => {
  expect(['0', '99', '07'].map(parseGroup)).toEqual([0, 99, 7]);
  expect(['100', '-1', '1.5', '', 'x', undefined].map(parseGroup)).toEqual([null, null, null, null, null, null]);
});
