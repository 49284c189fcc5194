import { expect, test } from 'vitest';
import { getCardSpans, placeInDenseGrid } from '../../testing/dense-grid.ts';
import { getFeaturedCards } from './featured-cards.ts';

const counts = Array.from({ length: 33 }, (_, index) => index + 8);
const findEmptyCells = (columns: 2 | 3 | 4, count: number) =>
  placeInDenseGrid(columns, getCardSpans(columns, count))
    .flat()
    .filter((card) => card === undefined);

test.each(counts)('%i cards fill all rows of two and of four columns', (count) => {
  expect(findEmptyCells(2, count)).toEqual([]);
  expect(findEmptyCells(4, count)).toEqual([]);
});

// Without a featured card nothing can fill the last row of three columns.
test.each(counts.filter((count) => getFeaturedCards(count).length > 0))(
  '%i cards fill all rows of three columns',
  (count) => {
    expect(findEmptyCells(3, count)).toEqual([]);
  },
);

test.each([
  [9, ['2x2']],
  [10, ['2x2', '2x2']],
  [13, ['2x2']],
  [11, ['2x1']],
])('the featured cards of %i entries span %j in four columns', (count, spans) => {
  expect(getFeaturedCards(count).map(({ inFourColumns }) => inFourColumns)).toEqual(spans);
});
