import { PageHeader } from '@almaty/ui/page-header';
import { useCallback, useMemo } from 'react';
import * as m from '#messages';
import { SummaryPanel } from '../components/summary-panel/SummaryPanel.tsx';
import { locationCards } from '../content/location-cards.ts';
import { alsoCards } from '../content/view-models/also-cards.ts';
import { MapFrames } from '../features/map/MapFrames.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { useSearch } from '../features/search/useSearch.ts';
import { tabs } from '../lib/tab.ts';

const allCards = [...tabs.flatMap((tab) => locationCards[tab]), ...alsoCards];

/** The map of every location, with the search of the Locations page. It composes features that do not know each other. */
export function MapScreen() {
  const { query, changeQuery, isLatest, isSearching, found } = useSearch(useCallback(() => {}, []));
  const result = isSearching ? found?.result : undefined;
  const shown = useMemo(() => {
    if (!result) return { cards: allCards, closedIds: new Set<number>() };
    const closedIds = new Set(
      allCards.filter(({ location }) => result.closed.includes(location.name)).map(({ location }) => location.id),
    );
    const ids = new Set([...[...result.found, ...result.also].map(({ location }) => location.id), ...closedIds]);
    return { cards: allCards.filter(({ location }) => ids.has(location.id)), closedIds };
  }, [result]);
  return (
    <div className="wrap" data-has-summary="">
      <PageHeader title={m.mapTitle}>{m.mapLine}</PageHeader>
      <SearchForm query={query} onChange={changeQuery} isLatest={isLatest} counts={found?.result.optionCounts} />
      <div className="mt-8">
        <MapFrames {...shown} />
      </div>
      <SummaryPanel />
    </div>
  );
}
