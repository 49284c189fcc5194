import { expect, test } from 'vitest';
import { findMove } from './timing.ts';

const MEAL = { minutes: 45, after: 360, from: 690, until: 900 };
const leg = (minutes: number) => ({ minutes, driving: minutes, parts: [] });

test('a day without stops begins at the preferred hour', () => {
  expect(findMove(leg(360), 0, MEAL)).toEqual({ begin: 0, pause: 0 });
  expect(findMove(leg(400), 691, MEAL)).toEqual({ begin: 691, pause: 0 });
});

test('with a meal it begins so late that the leg lasts until the hours of meals', () => {
  expect(findMove(leg(361), 330, MEAL)).toEqual({ begin: 330, pause: 45 });
  expect(findMove(leg(361), 329, MEAL)).toEqual({ begin: 329, pause: 45 });
  expect(findMove(leg(361), 328, MEAL)).toEqual({ begin: 329, pause: 45 });
});

test('it is not possible when a part of the leg would be too late', () => {
  const late = (closes: number) => ({ ...leg(361), parts: [{ from: 300, to: 361, opens: 0, closes }] });
  expect(findMove(late(735), 328, MEAL)).toEqual({ begin: 329, pause: 45 });
  expect(findMove(late(734), 328, MEAL)).toBeUndefined();
});
