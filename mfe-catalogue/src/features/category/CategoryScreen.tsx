import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import * as m from '#messages';
import { BackLink } from '../../components/BackLink.tsx';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { SummaryPanel } from '../../components/summary-panel/SummaryPanel.tsx';
import { categories } from '../../content/categories.ts';
import type { LocationCard } from '../../content/view-models/location-card.ts';
import type { Tab } from '../../lib/tab.ts';

/** The page of a category (docs/specification.md, section 2). */
export function CategoryScreen({ tab, cards }: { tab: Tab; cards: readonly LocationCard[] }) {
  const { title, introduction } = categories[tab];
  return (
    <div className="wrap" data-has-summary="">
      <BackLink to={routes.locations}>{m.categoryBack}</BackLink>
      <PageHeader title={title}>{introduction}</PageHeader>
      <div className="mt-14 print:mt-6" />
      <LocationGrid cards={cards} heading="h2" isInFirstWindow />
      <SummaryPanel />
    </div>
  );
}
