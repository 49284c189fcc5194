/** How many columns and rows a featured card spans. */
export type CardSpan = '2x1' | '2x2' | '3x1';
/**
 * The spans of a featured card in a grid of three columns and in one of four. In two columns it spans both, and in one
 * column it is taller.
 */
export type FeaturedCard = { inThreeColumns: CardSpan; inFourColumns: CardSpan };

// The spans in three columns, by the number of empty cells in the last row.
const ONE_FEATURED: readonly CardSpan[] = ['2x2', '2x1', '3x1'];
const TWO_FEATURED: readonly (readonly CardSpan[])[] = [
  ['2x2', '2x2'],
  ['2x1', '2x2'],
  ['2x1', '2x1'],
];

/**
 * Chooses the featured cards at the start of a list so that the last row of the grid is full (docs/design-system.md,
 * "Cards"): one of 9 entries, two of 10 and one of 13, each 2x2; one of 11 entries, 2x1. Gaps behind a featured card are
 * filled by the cards that follow, because the grid is dense.
 *
 * @param count number of all entries, at least 8.
 */
export function getFeaturedCards(count: number): readonly FeaturedCard[] {
  const emptyCells = (3 - (count % 3)) % 3;
  const inThreeColumns = ONE_FEATURED[emptyCells] ?? '2x2';
  switch (count % 4) {
    case 1:
      return [{ inThreeColumns, inFourColumns: '2x2' }];
    case 2:
      return (TWO_FEATURED[emptyCells] ?? []).map((span) => ({ inThreeColumns: span, inFourColumns: '2x2' }));
    case 3:
      return [{ inThreeColumns, inFourColumns: '2x1' }];
    default:
      return [];
  }
}
