import { Button } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Tabs } from '@almaty/ui/tabs';
import type { ReactNode, RefObject } from 'react';
import * as m from '#messages';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { TabLabel } from '../../components/TabLabel.tsx';
import { categories } from '../../content/categories.ts';
import { locationCards } from '../../content/location-cards.ts';
import { getAdjacentTab, type Tab, tabLabels, tabs } from '../../lib/tab.ts';

type PanelProps = { tab: Tab; onStep: (tab: Tab) => void };

function CategoryPanel({ tab, onStep }: PanelProps) {
  const { title, introduction } = categories[tab];
  const [previousTab, nextTab] = [getAdjacentTab(tab, -1), getAdjacentTab(tab, 1)];
  return (
    <>
      <div className="flex flex-col gap-3 pt-12 pb-9 print:break-after-avoid print:pt-6 print:pb-4 lg:flex-row lg:items-end lg:justify-between">
        <h2 className="display text-[clamp(2.25rem,4.2vw,3.75rem)] leading-[0.92] tracking-[-0.032em] text-display">
          {title}
        </h2>
        <p className="text-ink-2 lg:max-w-84">{introduction}</p>
      </div>
      <LocationGrid cards={locationCards[tab]} heading="h3" />
      <div className="mt-16 flex flex-wrap justify-between gap-4 border-t-2 border-rule pt-6 print:hidden">
        {previousTab && (
          <Button
            variant="outline"
            size="sm"
            aria-label={m.categoryTabsBackTo({ category: tabLabels[previousTab].full })}
            onClick={() => onStep(previousTab)}
          >
            <Icon name="back" />
            {m.categoryTabsBack}
          </Button>
        )}
        {nextTab && (
          <Button
            variant="outline"
            size="sm"
            aria-label={m.categoryTabsNextName({ category: tabLabels[nextTab].full })}
            className="ml-auto"
            onClick={() => onStep(nextTab)}
          >
            <span>
              {m.categoryTabsNext({
                rest: (content) => <span className="max-sm:hidden">{content}</span>,
                category: tabLabels[nextTab].full,
              })}
            </span>
            <Icon name="arrow" />
          </Button>
        )}
      </div>
    </>
  );
}

type Props = {
  tabBar: RefObject<HTMLDivElement | null>;
  tab: Tab;
  onChange: (tab: Tab) => void;
  /** Called by Next and Back below the cards. */
  onStep: (tab: Tab) => void;
  /** Stands beside the tabs. */
  aside: ReactNode;
};

/** The categories as tabs (docs/specification.md, section 2). */
export function CategoryTabs({ tabBar, tab, onChange, onStep, aside }: Props) {
  return (
    <Tabs
      id="category"
      label={m.categoryTabsName}
      listRef={tabBar}
      value={tab}
      onChange={onChange}
      aside={aside}
      entries={tabs.map((value) => ({
        value,
        label: <TabLabel {...tabLabels[value]} count={locationCards[value].length} />,
        panel: <CategoryPanel tab={value} onStep={onStep} />,
      }))}
    />
  );
}
