import { type CardSpan, type FeaturedCard, getFeaturedCards } from '../components/cards/featured-cards.ts';

/** The spans of all cards of a list in a grid with a number of columns. */
export function getCardSpans(columns: 2 | 3 | 4, count: number): readonly (CardSpan | '1x1')[] {
  const getSpan = ({ inThreeColumns, inFourColumns }: FeaturedCard): CardSpan =>
    columns === 2 ? '2x1' : columns === 3 ? inThreeColumns : inFourColumns;
  const featured = getFeaturedCards(count).map(getSpan);
  return [...featured, ...Array<'1x1'>(count - featured.length).fill('1x1')];
}

/** Places cards in a grid as browsers do with `grid-auto-flow: dense`. Returns rows of card indexes. */
export function placeInDenseGrid(columns: number, spans: readonly (CardSpan | '1x1')[]): (number | undefined)[][] {
  const rows: (number | undefined)[][] = [];
  const isTaken = (row: number, column: number) => rows[row]?.[column] !== undefined;
  spans.forEach((span, card) => {
    const [width = 1, height = 1] = span.split('x').map(Number);
    const getCells = (start: number) =>
      Array.from({ length: width * height }, (_, index) => ({
        row: Math.floor(start / columns) + Math.floor(index / width),
        column: (start % columns) + (index % width),
      }));
    let start = 0;
    while (getCells(start).some(({ row, column }) => column >= columns || isTaken(row, column))) start += 1;
    for (const { row, column } of getCells(start)) {
      rows[row] ??= Array<undefined>(columns).fill(undefined);
      rows[row][column] = card;
    }
  });
  return rows;
}
