import { useHydrated } from '@almaty/ui/use-hydrated';
import { type RefObject, useEffect, useRef } from 'react';
import type { Tab } from '../../lib/tab.ts';
import { focusSelectedTab, scrollToTabBar } from './tab-bar.ts';

/**
 * Scrolls the tab bar back into view when another tab is selected (docs/specification.md, section 2).
 *
 * @returns selects a tab from a button in the panel. The button disappears with the panel, so the focus moves to the
 *   selected tab.
 */
export function useTabTransition(
  tabBar: RefObject<HTMLElement | null>,
  tab: Tab,
  selectTab: (tab: Tab) => void,
): (tab: Tab) => void {
  const isHydrated = useHydrated();
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
  return (nextTab) => {
    mustMoveFocus.current = true;
    selectTab(nextTab);
  };
}
