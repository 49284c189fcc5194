import { useHydrated } from '@almaty/ui/use-hydrated';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_TAB, parseTab, type Tab, writeTab } from '../../lib/tab.ts';
import { focusSelectedTab, scrollToTabBar } from './tab-bar.ts';

/**
 * The selected tab, which is stored in the address, so that Back, a reload and a shared link keep it. Scrolls the tab bar back
 * into view when another one is selected (docs/specification.md, section 2).
 *
 * @returns `selectTab` for the tab bar, and `stepToTab` for a button in the panel: it disappears with the panel, so the focus
 *   moves to the selected tab.
 */
export function useTab(tabBar: RefObject<HTMLElement | null>) {
  const isHydrated = useHydrated();
  const [searchParams, setSearchParams] = useSearchParams();
  const tab = isHydrated ? parseTab(searchParams) : DEFAULT_TAB;
  const previousTab = useRef<Tab>(null);
  const mustMoveFocus = useRef(false);
  useEffect(() => {
    // The tab of the address replaces the prerendered default tab after hydration: the visitor has selected nothing.
    if (!isHydrated) return;
    if (previousTab.current && previousTab.current !== tab && tabBar.current) {
      if (mustMoveFocus.current) focusSelectedTab(tabBar.current);
      scrollToTabBar(tabBar.current);
    }
    mustMoveFocus.current = false;
    previousTab.current = tab;
  }, [tabBar, tab, isHydrated]);
  // The address of the window, because the router may still have to render a search that has just been written there.
  const selectTab = (nextTab: Tab) =>
    setSearchParams(writeTab(nextTab, new URLSearchParams(location.search)), { preventScrollReset: true });
  const stepToTab = (nextTab: Tab) => {
    mustMoveFocus.current = true;
    selectTab(nextTab);
  };
  return { tab, selectTab, stepToTab };
}
