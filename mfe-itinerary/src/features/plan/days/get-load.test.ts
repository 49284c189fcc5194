import { expect, test } from 'vitest';
import { getLoad } from './get-load.ts';

const limits = { comfortDay: 540, maxDay: 720 };

test('the whole bar is the longest day, and its tick the comfortable one', () => {
  expect(getLoad(360, 90, limits)).toEqual({ within: 50, beyond: 0, comfort: 75, text: 'Comfortable: up to 9 h' });
});

test('a day past the comfortable one says by how much, and how much of it is on the way', () => {
  expect(getLoad(610, 340, limits)).toEqual({
    ...{ within: 75, beyond: 9.7, comfort: 75 },
    text: '1 h 10 min past a comfortable 9 h: 5 h 40 min of it on the way',
  });
});

test('a day that is longer than the pace allows fills the bar and no more', () => {
  const { within, beyond } = getLoad(1000, 0, limits);
  expect(within + beyond).toBe(100);
});
