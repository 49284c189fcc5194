/** How many columns and rows a larger card takes. */
export type Span = '2x1' | '2x2' | '3x1';
/** A larger card, in a grid of three columns and in one of four; in two it takes both, and in one it is taller. */
export type Feature = { three: Span; four: Span };

/** In three columns, by how many cells are missing in the last row. */
const ONE: readonly Span[] = ['2x2', '2x1', '3x1'];
const TWO: readonly (readonly Span[])[] = [
  ['2x2', '2x2'],
  ['2x1', '2x2'],
  ['2x1', '2x1'],
];

/**
 * The larger cards that a list begins with, so that its last row is full (look.md, "Card": of 9 entries one is a
 * feature, of 10 two, of 13 one, each 2 x 2; of 11 activities one, 2 x 1). It may leave holes before, which the cards
 * after them fill.
 *
 * @param count of all entries, 8 or more.
 */
export function featuresOf(count: number): readonly Feature[] {
  const missing = (3 - (count % 3)) % 3;
  const one = ONE[missing] ?? '2x2';
  switch (count % 4) {
    case 1:
      return [{ three: one, four: '2x2' }];
    case 2:
      return (TWO[missing] ?? []).map((three) => ({ three, four: '2x2' }));
    case 3:
      return [{ three: one, four: '2x1' }];
    default:
      return [];
  }
}
