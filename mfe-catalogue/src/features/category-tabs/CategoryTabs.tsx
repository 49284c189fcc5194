import { Button } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Tabs } from '@almaty/ui/tabs';
import type { RefObject } from 'react';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { categories } from '../../content/categories.ts';
import { getAdjacentTab, type Tab, tabs } from './tab.ts';

/** The labels of the tabs, and the shorter ones of small screens (docs/specification.md, section 2). */
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

function CategoryPanel({ tab, onStep }: { tab: Tab; onStep: (tab: Tab) => void }) {
  const { title, introduction, locations } = categories[tab];
  const [previousTab, nextTab] = [getAdjacentTab(tab, -1), getAdjacentTab(tab, 1)];
  return (
    <>
      <div className="flex flex-col gap-3 pt-12 pb-9 lg:flex-row lg:items-end lg:justify-between">
        <h2 className="display text-[clamp(2.25rem,4.2vw,3.75rem)] leading-[0.92] tracking-[-0.032em] text-display">
          {title}
        </h2>
        <p className="text-ink-2 lg:max-w-84">{introduction}</p>
      </div>
      <LocationGrid locations={locations} heading="h3" />
      <div className="mt-16 flex flex-wrap justify-between gap-4 border-t-2 border-rule pt-6">
        {previousTab && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Back to ${labels[previousTab].full}`}
            onClick={() => onStep(previousTab)}
          >
            <Icon name="back" />
            Back
          </Button>
        )}
        {nextTab && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Next: ${labels[nextTab].full}`}
            className="ml-auto"
            onClick={() => onStep(nextTab)}
          >
            <span>
              Next<span className="max-sm:hidden">: {labels[nextTab].full}</span>
            </span>
            <Icon name="arrow" />
          </Button>
        )}
      </div>
    </>
  );
}

type Props = {
  tabBar: RefObject<HTMLUListElement | null>;
  tab: Tab;
  onChange: (tab: Tab) => void;
  /** Called by Next and Back below the cards. */
  onStep: (tab: Tab) => void;
};

/** The categories as tabs (docs/specification.md, section 2). */
export function CategoryTabs({ tabBar, tab, onChange, onStep }: Props) {
  return (
    <Tabs
      id="category"
      label="Category"
      listRef={tabBar}
      value={tab}
      onChange={onChange}
      entries={tabs.map((value) => ({
        value,
        label: <TabLabel tab={value} />,
        panel: <CategoryPanel tab={value} onStep={onStep} />,
      }))}
    />
  );
}
