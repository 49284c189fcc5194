import type { CardSpan, FeaturedCard } from './featured-cards.ts';

/** Below these widths of the window there are one, two and three columns. */
const [ONE, TWO, THREE] = ['(width < 48rem)', '(width < 64rem)', '(width < 80rem)'];
/** The picture of a card as wide as the page. */
const FULL = 'calc(89vw - 1.25rem)';

/** The `sizes` of the picture of a card that is not featured: its column without the edge of the poster. */
export const CARD_SIZES = `${ONE} ${FULL}, ${TWO} calc(44.5vw - 2rem), ${THREE} calc(29.7vw - 2.25rem), 17.625rem`;

/** A featured card beside smaller ones is higher than its picture, whose sides are cropped. */
const IN_THREE_COLUMNS: Readonly<Record<CardSpan, string>> = {
  '2x1': 'calc(59.3vw - 2.5rem)',
  '2x2': '98vw',
  '3x1': 'calc(89vw - 1.75rem)',
};

/**
 * The `sizes` of the picture of a featured card.
 *
 * @param isAlone whether the list has no other featured card: in four columns, two of them fill their rows.
 */
export function getFeaturedSizes({ inThreeColumns, inFourColumns }: FeaturedCard, isAlone: boolean): string {
  const inFour = inFourColumns === '2x2' && isAlone ? '68rem' : '38rem';
  return `${ONE} ${FULL}, ${TWO} ${FULL}, ${THREE} ${IN_THREE_COLUMNS[inThreeColumns]}, ${inFour}`;
}
