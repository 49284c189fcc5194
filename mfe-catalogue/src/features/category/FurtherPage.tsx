import { PageHead } from '@almaty/delivery/page-head';
import { PageHeader } from '@almaty/ui/page-header';
import { BackLink } from '../../components/BackLink.tsx';
import { ListLinks } from '../../components/cards/ListLinks.tsx';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { DataNotice } from '../../components/DataNotice.tsx';
import { LateSummaryPanel } from '../../components/summary-panel/LateSummaryPanel.tsx';
import { categories } from '../../content/categories.ts';
import { addLocationCards } from '../../content/location-cards.ts';
import { loadListPage } from '../../content/view-models/load-list-page.ts';
import { createDataLoader, usePageData } from '../../hooks/usePageData.ts';
import { categoryRoutes, formatRange, MIN_FEATURED } from '../../lib/list-pages.ts';
import { type Tab, tabCategories } from '../../lib/tab.ts';

const listLoader = createDataLoader(async (name) => addLocationCards((await loadListPage(name)) ?? []));

/** A page of a category after the first one. */
export function FurtherPage({ tab, page }: { tab: Tab; page: number }) {
  const { title, introduction, count } = categories[tab];
  const { data: locations, retry } = usePageData(listLoader, `${tab}-${page}`);
  return (
    <div className="wrap" data-has-summary="">
      <PageHead title={`${title}, page ${page} · Almaty guide`} description={introduction} />
      <BackLink to={categoryRoutes[tab].first}>{`All ${tabCategories[tab]}`}</BackLink>
      <PageHeader title={title}>{`Places ${formatRange(page, count)}`}</PageHeader>
      {locations ? (
        <>
          <div className="mt-14 print:mt-6" />
          <LocationGrid
            locations={locations}
            heading="h2"
            hasFeatured={locations.length >= MIN_FEATURED}
            isInFirstWindow
          />
          <ListLinks tab={tab} page={page} count={count} />
        </>
      ) : (
        <DataNotice title="These places did not load" retry={retry} />
      )}
      <LateSummaryPanel />
    </div>
  );
}
