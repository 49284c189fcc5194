import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import alsoCards from '#generated/also-cards.json' with { type: 'json' };
import * as m from '#messages';
import { BackLink } from '../../components/BackLink.tsx';
import { AlsoList } from '../../components/cards/AlsoList.tsx';
import { SummaryPanel } from '../../components/summary-panel/SummaryPanel.tsx';
import { tabCategories, tabLabels, tabs } from '../../lib/tab.ts';

/** The page of what visitors look for beside the entries of docs/specification.md. */
export function AlsoScreen() {
  return (
    <div className="wrap" data-has-summary="">
      <BackLink to={routes.locations}>{m.categoryBack}</BackLink>
      <PageHeader title={m.alsoTitle}>{m.alsoLine}</PageHeader>
      {tabs.map((tab) => (
        <section key={tab} aria-labelledby={`also-${tab}`} className="mt-14 print:mt-6">
          <h2 id={`also-${tab}`} className="display mb-4 text-h3 text-display">
            {tabLabels[tab].full}
          </h2>
          <AlsoList heading="h3" cards={alsoCards.filter(({ location }) => location.category === tabCategories[tab])} />
        </section>
      ))}
      <SummaryPanel />
    </div>
  );
}
