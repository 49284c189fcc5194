import { PageHead } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import { formatInteger } from '@almaty/planner/messages';
import { useItinerary } from '@almaty/store';
import { PageHeader } from '@almaty/ui/page-header';
import { useHydrated } from '@almaty/ui/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { categories } from '../content/categories.ts';
import { loadFirstPages } from '../content/load-first-pages.ts';
import { CategoryTabs } from '../features/category-tabs/CategoryTabs.tsx';
import { focusSelectedTab } from '../features/category-tabs/tab-bar.ts';
import { useTab } from '../features/category-tabs/useTab.ts';
import { useTabTransition } from '../features/category-tabs/useTabTransition.ts';
import { hasSearch } from '../features/search/has-search.ts';
import { LateSearch } from '../features/search/LateSearch.tsx';
import { useLateComponent } from '../hooks/useLateComponent.ts';

const PLACES = formatInteger(Object.values(categories).reduce((sum, { count }) => sum + count, 0));

const loadAfterSelection = async () => {
  // The summary panel shows pictures of locations that were selected on any page.
  const [{ AfterSelection }] = await Promise.all([import('./AfterSelection.tsx'), loadFirstPages()]);
  return AfterSelection;
};

/**
 * The Locations page (docs/specification.md, sections 2 and 4): the categories as tabs, replaced by the results while the
 * visitor searches. It composes features that do not know each other.
 */
export function LocationsScreen() {
  const tabBar = useRef<HTMLDivElement>(null);
  const [tab, selectTab] = useTab();
  const stepToTab = useTabTransition(tabBar, tab, selectTab);
  const isHydrated = useHydrated();
  const [searchParams] = useSearchParams();
  // After Back the results are there at once, so that the scroll position can be restored.
  const [isSearching, setIsSearching] = useState(isHydrated && hasSearch(searchParams));
  // The tabs are there again only after the search has asked for them.
  const mustFocusTabs = useRef(false);
  const focusFallback = useCallback(() => {
    mustFocusTabs.current = true;
  }, []);
  useEffect(() => {
    if (!isSearching && mustFocusTabs.current && tabBar.current) focusSelectedTab(tabBar.current);
    mustFocusTabs.current = false;
  }, [isSearching]);
  const wasEmpty = useRef(false);
  const isEmpty = useItinerary(({ isRestored, locations }) => isRestored && locations.length === 0);
  useEffect(() => {
    if (isEmpty) wasEmpty.current = true;
  }, [isEmpty]);
  const hasSelection = useItinerary(({ locations }) => locations.length > 0);
  const AfterSelection = useLateComponent(loadAfterSelection, hasSelection);
  return (
    <div className="wrap" data-has-summary="">
      <PageHead
        title="Where to go in Almaty · Almaty guide"
        description={`Lakes, canyons, mountain routes and city sights of Almaty: ${PLACES} places to choose from for your trip.`}
      />
      <PageHeader title="Where to Go">
        Explore destinations across all categories and add them to your itinerary
      </PageHeader>
      <p className="mt-6 print:hidden">
        Short of time?{' '}
        <Link to={routes.sampleItineraries} className="underline decoration-2 underline-offset-5">
          Take a sample itinerary
        </Link>{' '}
        of one, three or five days.
      </p>
      <LateSearch onSearching={setIsSearching} focusFallback={focusFallback} />
      {!isSearching && (
        <div className="mt-[clamp(1.75rem,3vw,2.75rem)]">
          <CategoryTabs tabBar={tabBar} tab={tab} onChange={selectTab} onStep={stepToTab} />
        </div>
      )}
      {AfterSelection && (
        <AfterSelection isMountainsTab={tab === 'mountains' && !isSearching} startsEmpty={wasEmpty.current} />
      )}
    </div>
  );
}
