import { otherCards } from '../../content/view-models/search-cards.ts';
import { searchLocations } from './search-locations.ts';
import type { SearchResult, SearchTask } from './search-result.ts';

const cards = new Map(otherCards.map((card) => [card.location.slug, card]));

/** Searches, and returns what the page shows of the result: no more cards than that, because copying them takes time. */
export function runSearch({ query, today, size }: SearchTask): SearchResult {
  const { found, closed, ...rest } = searchLocations(query, today);
  const slugs = found.slice(0, size).map(({ slug }) => slug);
  return {
    ...rest,
    count: found.length,
    slugs,
    cards: slugs.flatMap((slug) => cards.get(slug) ?? []),
    closed: closed.map(({ name }) => name),
  };
}
