import { expect, test } from 'vitest';
import { promisedUntil } from './promise.ts';

const taken = Date.parse('2026-11-21T20:30:00Z');

test('the time is told in Almaty and where the visitor is', () => {
  const [there, here] = promisedUntil(taken, 'Europe/Lisbon', 'en-GB');
  expect(there).toMatch(/^Monday,? 23 November 2026 at 01:30, Almaty time$/);
  expect(here).toMatch(/^Sunday,? 22 November 2026 at 20:30, your time$/);
});

test('where clocks agree it is told once', () => {
  expect(promisedUntil(taken, 'Asia/Almaty')).toHaveLength(1);
  expect(promisedUntil(taken, 'Asia/Tashkent')).toHaveLength(1);
});
