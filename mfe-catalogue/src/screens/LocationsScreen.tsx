import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import { type ReactNode, useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { SummaryPanel } from '../components/summary-panel/SummaryPanel.tsx';
import { CategoryTabs } from '../features/category-tabs/CategoryTabs.tsx';
import { focusSelectedTab } from '../features/category-tabs/tab-bar.ts';
import { useTab } from '../features/category-tabs/useTab.ts';
import { MountainRedirect } from '../features/mountain-redirect/MountainRedirect.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { SearchPanel } from '../features/search/SearchPanel.tsx';
import { useSearch } from '../features/search/useSearch.ts';

/** Makes the words of a message a link to another page. */
const linkTo = (path: string) => (content: ReactNode) => (
  <Link to={path} className="underline decoration-2 underline-offset-5">
    {content}
  </Link>
);

/**
 * The Locations page (docs/specification.md, sections 2 and 4): the categories as tabs, replaced by the results while the
 * visitor searches. It composes features that do not know each other.
 */
export function LocationsScreen() {
  const tabBar = useRef<HTMLDivElement>(null);
  const { tab, selectTab, stepToTab } = useTab(tabBar);
  const focusTabs = useCallback(() => {
    if (tabBar.current) focusSelectedTab(tabBar.current);
  }, []);
  const { query, changeQuery, isLatest, relaxFilters, isSearching, found } = useSearch(focusTabs);
  return (
    <div className="wrap" data-has-summary="">
      <PageHeader title={m.locationsTitle}>{m.locationsLine}</PageHeader>
      <p className="mt-6 print:hidden">{m.locationsSamples({ link: linkTo(routes.sampleItineraries) })}</p>
      <SearchForm query={query} onChange={changeQuery} isLatest={isLatest} counts={found?.result.optionCounts} />
      {isSearching ? (
        <SearchPanel found={found} onChange={changeQuery} onRelax={relaxFilters} />
      ) : (
        <div className="mt-[clamp(1.75rem,3vw,2.75rem)]">
          <CategoryTabs
            tabBar={tabBar}
            tab={tab}
            onChange={selectTab}
            onStep={stepToTab}
            aside={m.locationsMap({ link: linkTo(routes.map) })}
          />
          <p className="mt-6 print:hidden">{m.locationsAlso({ link: linkTo(routes.alsoInAlmaty) })}</p>
          <p className="mt-3 print:hidden">{m.locationsOffline({ link: linkTo(routes.offline) })}</p>
        </div>
      )}
      <SummaryPanel takesFocus />
      <MountainRedirect active={tab === 'mountains' && !isSearching} />
    </div>
  );
}
