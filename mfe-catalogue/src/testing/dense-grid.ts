import { type Feature, featuresOf, type Span } from './features.ts';

/** The spans of a list's cards in so many columns, for tests. */
export function spansIn(columns: 2 | 3 | 4, count: number): readonly (Span | '1x1')[] {
  const of = ({ three, four }: Feature): Span => (columns === 2 ? '2x1' : columns === 3 ? three : four);
  const features = featuresOf(count).map(of);
  return [...features, ...Array<'1x1'>(count - features.length).fill('1x1')];
}

/** Lays cards into a grid as browsers do with `grid-auto-flow: dense`, for tests: rows of the cards' indexes. */
export function denseGrid(columns: number, spans: readonly (Span | '1x1')[]): (number | undefined)[][] {
  const rows: (number | undefined)[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column];
  spans.forEach((span, index) => {
    const [wide = 1, high = 1] = span.split('x').map(Number);
    const cellsFrom = (start: number) =>
      Array.from({ length: wide * high }, (_, i) => ({
        row: Math.floor(start / columns) + Math.floor(i / wide),
        column: (start % columns) + (i % wide),
      }));
    let start = 0;
    while (cellsFrom(start).some(({ row, column }) => column >= columns || at(row, column) !== undefined)) start += 1;
    for (const { row, column } of cellsFrom(start)) {
      rows[row] ??= Array<undefined>(columns).fill(undefined);
      rows[row][column] = index;
    }
  });
  return rows;
}
