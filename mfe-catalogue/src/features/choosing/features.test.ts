import { expect, test } from 'vitest';
import { type Feature, featuresOf, type Span } from './features.ts';

/** Lays cards into a grid as browsers do with `grid-auto-flow: dense`, and gives the number of cells left empty. */
function emptyCells(columns: number, spans: readonly (Span | '1x1')[]): number {
  const taken = new Set<string>();
  for (const span of spans) {
    const [wide = 1, high = 1] = span.split('x').map(Number);
    const cells = (at: number) =>
      Array.from({ length: wide * high }, (_, i) => ({
        row: Math.floor(at / columns) + Math.floor(i / wide),
        column: (at % columns) + (i % wide),
      }));
    let at = 0;
    while (cells(at).some(({ row, column }) => column >= columns || taken.has(`${row} ${column}`))) at += 1;
    for (const { row, column } of cells(at)) taken.add(`${row} ${column}`);
  }
  const rows = Math.max(...[...taken].map((cell) => Number.parseInt(cell, 10))) + 1;
  return rows * columns - taken.size;
}

const counts = Array.from({ length: 33 }, (_, at) => at + 8);
const spansOf = (count: number, of: (feature: Feature) => Span) => {
  const features = featuresOf(count).map(of);
  return [...features, ...Array<'1x1'>(count - features.length).fill('1x1')];
};

test.each(counts)('%i cards fill two columns and four', (count) => {
  expect(
    emptyCells(
      2,
      spansOf(count, () => '2x1'),
    ),
  ).toBe(0);
  expect(
    emptyCells(
      4,
      spansOf(count, ({ four }) => four),
    ),
  ).toBe(0);
});

// Without a feature there is nothing to fill three columns with.
test.each(counts.filter((count) => featuresOf(count).length > 0))('%i cards fill three columns', (count) => {
  expect(
    emptyCells(
      3,
      spansOf(count, ({ three }) => three),
    ),
  ).toBe(0);
});

test.each([
  [9, ['2x2']],
  [10, ['2x2', '2x2']],
  [13, ['2x2']],
  [11, ['2x1']],
])('of %i entries, the features are as drawn', (count, spans) => {
  expect(featuresOf(count).map(({ four }) => four)).toEqual(spans);
});
