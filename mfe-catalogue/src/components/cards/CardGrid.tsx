import type { ReactElement } from 'react';
import { type Feature, featuresOf, type Span } from './features.ts';

const THREE: Readonly<Record<Span, string>> = {
  '2x1': 'lg:col-span-2',
  '2x2': 'lg:col-span-2 lg:row-span-2',
  '3x1': 'lg:col-span-3',
};
const FOUR: Readonly<Record<Span, string>> = {
  '2x1': 'xl:col-span-2 xl:row-span-1',
  '2x2': 'xl:col-span-2 xl:row-span-2',
  '3x1': 'xl:col-span-3 xl:row-span-1',
};
const spansOf = ({ three, four }: Feature) => `md:col-span-2 ${THREE[three]} ${FOUR[four]}`;

type Props<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => number;
  card: (item: Item, index: number, feature: boolean) => ReactElement;
  /** Whether the first ones are larger, so that the last row is full. */
  featured: boolean;
};

/** Cards in 1, 2, 3 or 4 columns (specification, section 9). */
export function CardGrid<Item>({ items, keyOf, card, featured }: Props<Item>) {
  const features = featured ? featuresOf(items.length) : [];
  return (
    <ul className="grid grid-flow-dense grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {items.map((item, index) => {
        const feature = features[index];
        return (
          <li key={keyOf(item)} className={feature && spansOf(feature)}>
            {card(item, index, feature !== undefined)}
          </li>
        );
      })}
    </ul>
  );
}
