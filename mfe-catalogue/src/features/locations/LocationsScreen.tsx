import { PageHead } from '@almaty/delivery/page-head';
import { Button } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { PageHeader } from '@almaty/ui/page-header';
import { Tabs } from '@almaty/ui/tabs';
import { useDeferredValue, useRef } from 'react';
import { categories } from '../category/categories.ts';
import { FindForm } from '../finding/FindForm.tsx';
import { Finding } from '../finding/Finding.tsx';
import { isEverything } from '../finding/query.ts';
import { useQuery } from '../finding/useQuery.ts';
import { LocationGrid } from './LocationGrid.tsx';
import { MountainRedirect } from './MountainRedirect.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { neighbour, type Tab, tabs } from './tab.ts';
import { useAskForLess } from './useAskForLess.ts';
import { useStep } from './useStep.ts';
import { useTab } from './useTab.ts';

/** Labels of the tabs, and the shorter ones of small screens (specification, section 2). */
const labels: Readonly<Record<Tab, { full: string; short: string }>> = {
  nature: { full: 'Nature', short: 'Nature' },
  mountains: { full: 'Mountain Routes', short: 'Mountains' },
  city: { full: 'City Experience', short: 'City' },
};

function TabLabel({ tab }: { tab: Tab }) {
  const { full, short } = labels[tab];
  return (
    <>
      <span className="max-sm:hidden">{full}</span>
      <span className="sm:hidden">{short}</span>
      <sup
        aria-hidden="true"
        className="top-0 mt-3 self-start sm:mt-4 text-sm font-[640] tracking-normal max-[22.5rem]:hidden"
      >
        {categories[tab].locations.length}
      </sup>
    </>
  );
}

function Category({ tab, show }: { tab: Tab; show: (tab: Tab) => void }) {
  const { title, blurb, locations } = categories[tab];
  const [back, next] = [neighbour(tab, -1), neighbour(tab, 1)];
  return (
    <>
      <div className="flex flex-col gap-3 pt-12 pb-9 lg:flex-row lg:items-end lg:justify-between">
        <h2 className="display text-[clamp(2.25rem,4.2vw,3.75rem)] leading-[0.92] tracking-[-0.032em] text-display">
          {title}
        </h2>
        <p className="text-ink-2 lg:max-w-84">{blurb}</p>
      </div>
      <LocationGrid locations={locations} heading="h3" />
      <div className="mt-16 flex justify-between gap-4 border-t-2 border-rule pt-6">
        {back && (
          <Button variant="outline" size="sm" aria-label={`Back to ${labels[back].full}`} onClick={() => show(back)}>
            <Icon name="back" />
            Back
          </Button>
        )}
        {next && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Next: ${labels[next].full}`}
            className="ml-auto"
            onClick={() => show(next)}
          >
            <span>
              Next<span className="max-sm:hidden">: {labels[next].full}</span>
            </span>
            <Icon name="arrow" />
          </Button>
        )}
      </div>
    </>
  );
}

/** The Locations page (specification, sections 2 and 4). */
export function LocationsScreen() {
  const [tab, show] = useTab();
  const bar = useRef<HTMLUListElement>(null);
  const step = useStep(bar, tab, show);
  const [query, setQuery] = useQuery();
  // Typing stays quick: what is found may come a moment after the letter.
  const asked = useDeferredValue(query);
  const browsing = isEverything(asked);
  const askForLess = useAskForLess(bar, { query, asked, setQuery });
  return (
    <div className="wrap">
      <PageHead
        title="Where to go in Almaty · Almaty guide"
        description="Lakes, canyons, mountain routes and city sights of Almaty: 32 places to choose from for your trip."
      />
      <PageHeader title="Where to Go">
        Explore destinations across all categories and add them to your itinerary
      </PageHeader>
      <FindForm query={query} onChange={setQuery} />
      {browsing ? (
        <div className="mt-[clamp(1.75rem,3vw,2.75rem)]">
          <Tabs
            id="category"
            label="Category"
            listRef={bar}
            value={tab}
            onChange={show}
            entries={tabs.map((value) => ({
              value,
              label: <TabLabel tab={value} />,
              panel: <Category tab={value} show={step} />,
            }))}
          />
        </div>
      ) : (
        <Finding query={asked} onChange={askForLess} />
      )}
      <SummaryPanel />
      <MountainRedirect active={tab === 'mountains' && browsing} />
    </div>
  );
}
