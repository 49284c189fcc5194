import { useMemo } from 'react';
import { create } from 'zustand';

type Names = ReadonlyMap<number, string>;

/** The names of the catalogue in the language of the page, by id; none before its index was loaded (catalogue-index.ts). */
export const useCatalogueNames = create<{ locations?: Names; activities?: Names }>()(() => ({}));

/**
 * Selected items with their names in the language of the page, as soon as something else has loaded these: an itinerary has
 * those of the language in which each was added.
 */
export function useNamedItems<Item extends { id: number; name: string }>(
  list: 'locations' | 'activities',
  items: readonly Item[],
): readonly Item[] {
  const names = useCatalogueNames((catalogue) => catalogue[list]);
  return useMemo(
    () => (names ? items.map((item) => ({ ...item, name: names.get(item.id) ?? item.name })) : items),
    [names, items],
  );
}
