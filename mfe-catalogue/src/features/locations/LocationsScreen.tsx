import { Button } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { Tabs } from '@almaty/ui/tabs';
import { useEffect, useRef } from 'react';
import { categories } from '../category/categories.ts';
import { LocationGrid } from './LocationGrid.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { neighbour, type Tab, tabs } from './tab.ts';
import { scrollToTabs } from './tab-scroll.ts';
import { useMountainRedirect } from './useMountainRedirect.tsx';
import { useTab } from './useTab.ts';

/** Labels of the tabs, and the shorter ones of small screens (specification, section 2). */
const labels: Readonly<Record<Tab, { full: string; short: string }>> = {
  nature: { full: 'Nature', short: 'Nature' },
  mountains: { full: 'Mountain Routes', short: 'Mountains' },
  city: { full: 'City Experience', short: 'City' },
};

function TabLabel({ tab }: { tab: Tab }) {
  const { full, short } = labels[tab];
  if (full === short) return full;
  return (
    <>
      <span className="max-sm:hidden">{full}</span>
      <span className="sm:hidden">{short}</span>
    </>
  );
}

function Category({ tab, show }: { tab: Tab; show: (tab: Tab) => void }) {
  const { title, blurb, locations } = categories[tab];
  const [back, next] = [neighbour(tab, -1), neighbour(tab, 1)];
  return (
    <>
      <h2 className="mt-10 text-4xl font-black text-display">{title}</h2>
      <p className="mt-2 mb-8 max-w-prose text-lg">{blurb}</p>
      <LocationGrid locations={locations} />
      <div className="mt-10 flex justify-between gap-4">
        {back && (
          <Button look="quiet" aria-label={`Back to ${labels[back].full}`} onClick={() => show(back)}>
            Back
          </Button>
        )}
        {next && (
          <Button look="quiet" aria-label={`Next: ${labels[next].full}`} className="ml-auto" onClick={() => show(next)}>
            Next
          </Button>
        )}
      </div>
    </>
  );
}

/** The Locations page (specification, sections 2 and 4). */
export function LocationsScreen() {
  const [tab, show] = useTab();
  const bar = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current !== tab && bar.current) scrollToTabs(bar.current);
    shown.current = tab;
  }, [tab]);
  useMountainRedirect(tab === 'mountains');
  return (
    <div className="mx-auto max-w-7xl px-5 py-10">
      <title>Where to go in Almaty · Almaty guide</title>
      <meta
        name="description"
        content="Lakes, canyons, mountain routes and city sights of Almaty: 32 places to choose from for your trip."
      />
      <PageHeader title="Where to Go">
        Explore destinations across all categories and add them to your itinerary
      </PageHeader>
      <Tabs
        id="category"
        label="Category"
        listRef={bar}
        value={tab}
        onChange={show}
        entries={tabs.map((value) => ({
          value,
          label: <TabLabel tab={value} />,
          panel: <Category tab={value} show={show} />,
        }))}
      />
      <SummaryPanel />
    </div>
  );
}
