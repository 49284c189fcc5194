import { expect, test } from 'vitest';
import { computeIdleShare } from './wait-for-idle-processors.ts';

const read = (user: number, idle: number) => [{ times: { user, nice: 0, sys: 0, irq: 0, idle } }];

test.each([
  ['one core that was busy for a quarter of the time', read(100, 100), read(150, 250), 0.75],
  ['two cores, of which one was busy', [...read(0, 0), ...read(0, 0)], [...read(200, 0), ...read(0, 200)], 0.5],
  ['cores without anything to do', read(70, 10), read(70, 210), 1],
])('the idle share of %s', (_, before, after, share) => {
  expect(computeIdleShare(before, after)).toBe(share);
});
