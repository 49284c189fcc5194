import { PageHead } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import { formatInteger } from '@almaty/planner/messages';
import { useItinerary } from '@almaty/store';
import { PageHeader } from '@almaty/ui/page-header';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { categories } from '../content/categories.ts';
import { CategoryTabs } from '../features/category-tabs/CategoryTabs.tsx';
import { focusSelectedTab } from '../features/category-tabs/tab-bar.ts';
import { useTab } from '../features/category-tabs/useTab.ts';
import { useTabTransition } from '../features/category-tabs/useTabTransition.ts';
import { LocationSearch } from '../features/search/LocationSearch.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { isEmptyQuery } from '../features/search/search-query.ts';
import { useRelaxFilters } from '../features/search/useRelaxFilters.ts';
import { useSearchQuery } from '../features/search/useSearchQuery.ts';
import { useLateComponent } from '../hooks/useLateComponent.ts';

const PLACES = formatInteger(Object.values(categories).reduce((sum, { count }) => sum + count, 0));

const loadAfterSelection = () => import('./AfterSelection.tsx').then((module) => module.AfterSelection);

/**
 * The Locations page (docs/specification.md, sections 2 and 4): the categories as tabs, replaced by the results while the
 * visitor searches. It composes features that do not know each other.
 */
export function LocationsScreen() {
  const tabBar = useRef<HTMLUListElement>(null);
  const [tab, selectTab] = useTab();
  const stepToTab = useTabTransition(tabBar, tab, selectTab);
  const [query, changeQuery] = useSearchQuery();
  // Deferred, so that typing stays responsive while the results render.
  const renderedQuery = useDeferredValue(query);
  const isSearching = !isEmptyQuery(renderedQuery);
  const focusFallback = useCallback(() => tabBar.current && focusSelectedTab(tabBar.current), []);
  const relaxFilters = useRelaxFilters({ query, renderedQuery, onChange: changeQuery, focusFallback });
  const wasEmpty = useRef(false);
  const isEmpty = useItinerary(({ isRestored, locations }) => isRestored && locations.length === 0);
  useEffect(() => {
    if (isEmpty) wasEmpty.current = true;
  }, [isEmpty]);
  const AfterSelection = useLateComponent(loadAfterSelection);
  return (
    <div className="wrap">
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
      <SearchForm query={query} onChange={changeQuery} />
      {isSearching ? (
        <LocationSearch query={renderedQuery} onChange={changeQuery} onRelax={relaxFilters} />
      ) : (
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
