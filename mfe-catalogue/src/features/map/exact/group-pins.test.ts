import { expect, test } from 'vitest';
import { groupPins } from './group-pins.ts';

const pin = (x: number, y = 0) => ({ x, y });

test('pins that are far enough from each other stay alone', () => {
  expect(groupPins([pin(0), pin(30), pin(0, 40)], 30)).toEqual([[pin(0)], [pin(30)], [pin(0, 40)]]);
});

test('a pin joins the first group that it is near, and never one whose first pin is far', () => {
  expect(groupPins([pin(0), pin(20), pin(40), pin(45)], 30)).toEqual([
    [pin(0), pin(20)],
    [pin(40), pin(45)],
  ]);
});
