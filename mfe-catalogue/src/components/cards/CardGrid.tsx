import { type ReactElement, Suspense, useMemo } from 'react';
import type { CardPlace } from './Card.tsx';
import { type CardSpan, type FeaturedCard, getFeaturedCards } from './featured-cards.ts';
import { CARD_SIZES, getFeaturedSizes } from './picture-sizes.ts';
import { useEntrance } from './useEntrance.ts';

const SPAN_IN_THREE_COLUMNS: Readonly<Record<CardSpan, string>> = {
  '2x1': 'lg:col-span-2',
  '2x2': 'lg:col-span-2 lg:row-span-2',
  '3x1': 'lg:col-span-3',
};
const SPAN_IN_FOUR_COLUMNS: Readonly<Record<CardSpan, string>> = {
  '2x1': 'xl:col-span-2 xl:row-span-1',
  '2x2': 'xl:col-span-2 xl:row-span-2',
  '3x1': 'xl:col-span-3 xl:row-span-1',
};
const getSpanClasses = ({ inThreeColumns, inFourColumns }: FeaturedCard) =>
  `md:col-span-2 ${SPAN_IN_THREE_COLUMNS[inThreeColumns]} ${SPAN_IN_FOUR_COLUMNS[inFourColumns]}`;

type Props<Item> = {
  items: readonly Item[];
  getKey: (item: Item) => number;
  renderCard: (item: Item, place: CardPlace) => ReactElement;
  /** Whether the grid begins with larger cards, so that its last row is full. */
  hasFeatured: boolean;
  /** Whether the first window shows the beginning of the grid, on phones too. */
  isInFirstWindow?: boolean;
};

/** A grid of cards in 1, 2, 3 or 4 columns (docs/specification.md, section 9). */
export function CardGrid<Item>({ items, getKey, renderCard, hasFeatured, isInFirstWindow = false }: Props<Item>) {
  const { 'data-entrance': entrance, ...entranceProps } = useEntrance(items);
  // The same elements until the items change: what is rendered again before it is hydrated would be hydrated at once.
  const cards = useMemo(() => {
    const featuredCards = hasFeatured ? getFeaturedCards(items.length) : [];
    return items.map((item, index) => {
      const featuredCard = featuredCards[index];
      return (
        <li
          key={getKey(item)}
          className={`break-inside-avoid print:col-span-1 print:row-span-1 ${featuredCard ? getSpanClasses(featuredCard) : ''}`}
        >
          {/* A boundary of its own: React hydrates it when the browser is idle, or at once when it is pressed. */}
          <Suspense>
            {renderCard(item, {
              index,
              isFeatured: featuredCard !== undefined,
              sizes: featuredCard ? getFeaturedSizes(featuredCard, featuredCards.length === 1) : CARD_SIZES,
              isInFirstWindow: isInFirstWindow && index === 0,
            })}
          </Suspense>
        </li>
      );
    });
  }, [items, getKey, renderCard, hasFeatured, isInFirstWindow]);
  return (
    <ul
      {...entranceProps}
      // Search results change with every key, and their cards do not enter.
      data-entrance={hasFeatured ? entrance : undefined}
      className="grid grid-flow-dense grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 print:grid-cols-2 print:gap-x-5 print:gap-y-2"
    >
      {cards}
    </ul>
  );
}
