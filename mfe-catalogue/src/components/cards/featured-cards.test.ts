import { expect, test } from 'vitest';
import { denseGrid, spansIn } from './dense-grid.ts';
import { featuresOf } from './features.ts';

const counts = Array.from({ length: 33 }, (_, at) => at + 8);
const holes = (columns: 2 | 3 | 4, count: number) =>
  denseGrid(columns, spansIn(columns, count))
    .flat()
    .filter((card) => card === undefined);

test.each(counts)('%i cards fill two columns and four', (count) => {
  expect(holes(2, count)).toEqual([]);
  expect(holes(4, count)).toEqual([]);
});

// Without a feature there is nothing to fill three columns with.
test.each(counts.filter((count) => featuresOf(count).length > 0))('%i cards fill three columns', (count) => {
  expect(holes(3, count)).toEqual([]);
});

test.each([
  [9, ['2x2']],
  [10, ['2x2', '2x2']],
  [13, ['2x2']],
  [11, ['2x1']],
])('of %i entries, the features are as drawn', (count, spans) => {
  expect(featuresOf(count).map(({ four }) => four)).toEqual(spans);
});
