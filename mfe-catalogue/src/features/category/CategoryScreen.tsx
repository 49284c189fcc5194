import { PageHead } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import { loadOnce, useLoaded } from '@almaty/ui/static-content';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { ListLinks } from '../../components/cards/ListLinks.tsx';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { LateSummaryPanel } from '../../components/summary-panel/LateSummaryPanel.tsx';
import { categories } from '../../content/categories.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import type { Tab } from '../../lib/tab.ts';

const loadFurtherPage = loadOnce(() => import('./FurtherPage.tsx'));

function LateFurtherPage(props: { tab: Tab; page: number }) {
  const { FurtherPage } = useLoaded(loadFurtherPage);
  return <FurtherPage {...props} />;
}

type Props = {
  tab: Tab;
  /** The locations of the first page. */
  locations: readonly CatalogueLocation[];
};

/** A page of one category (docs/specification.md, section 2): the first one, unless the address names another. */
export function CategoryScreen({ tab, locations }: Props) {
  const { page } = useParams();
  const { title, introduction, count } = categories[tab];
  if (page) return <LateFurtherPage tab={tab} page={Number(page)} />;
  return (
    <div className="wrap" data-has-summary="">
      <PageHead title={`${title} · Almaty guide`} description={introduction} />
      <BackLink to={routes.locations}>Back to Categories</BackLink>
      <PageHeader title={title}>{introduction}</PageHeader>
      <div className="mt-14 print:mt-6" />
      <LocationGrid locations={locations} heading="h2" isInFirstWindow />
      <ListLinks tab={tab} page={1} count={count} />
      <LateSummaryPanel />
    </div>
  );
}
