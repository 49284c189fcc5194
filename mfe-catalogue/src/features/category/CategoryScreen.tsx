import { PageHead } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import { BackLink } from '../../components/BackLink.tsx';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { SummaryPanel } from '../../components/summary-panel/SummaryPanel.tsx';
import type { CatalogueLocation } from '../../content/schema.ts';

type Props = { title: string; introduction: string; locations: readonly CatalogueLocation[] };

/** The page of one category (docs/specification.md, section 2). */
export function CategoryScreen({ title, introduction, locations }: Props) {
  return (
    <div className="wrap">
      <PageHead title={`${title} · Almaty guide`} description={introduction} />
      <BackLink to={routes.locations}>Back to Categories</BackLink>
      <PageHeader title={title}>{introduction}</PageHeader>
      <div className="mt-14 print:mt-6" />
      <LocationGrid locations={locations} heading="h2" />
      <SummaryPanel />
    </div>
  );
}
