import { type RefObject, useEffect, useRef } from 'react';
import type { Tab } from './tab.ts';
import { focusTab, scrollToTabs } from './tab-scroll.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * What a switch of tabs does beside showing another one (specification, section 2): on narrow screens the tab bar comes
 * back into view.
 *
 * @param show shows another tab.
 * @returns shows the next tab from a button in the panel. The panel goes, and the focus with it: the chosen tab takes it.
 */
export function useStep(bar: RefObject<HTMLElement | null>, tab: Tab, show: (tab: Tab) => void): (tab: Tab) => void {
  const hydrated = useHydrated();
  const shown = useRef<Tab>(null);
  const stepped = useRef(false);
  useEffect(() => {
    // The tab that a link opens comes in place of the server's: nobody has switched.
    if (!hydrated) return;
    if (shown.current && shown.current !== tab && bar.current) {
      if (stepped.current) focusTab(bar.current);
      scrollToTabs(bar.current);
    }
    stepped.current = false;
    shown.current = tab;
  }, [bar, tab, hydrated]);
  return (next) => {
    stepped.current = true;
    show(next);
  };
}
