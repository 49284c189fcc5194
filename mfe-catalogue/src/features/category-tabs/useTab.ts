import { useHydrated } from '@almaty/ui/use-hydrated';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_TAB, parseTab, type Tab, writeTab } from '../../lib/tab.ts';

/** The selected tab and its setter. The tab is stored in the address, so that Back, a reload and a shared link keep it. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const isHydrated = useHydrated();
  const [searchParams, setSearchParams] = useSearchParams();
  // The address of the window, because the router may still have to render a search that has just been written there.
  const selectTab = (nextTab: Tab) =>
    setSearchParams(writeTab(nextTab, new URLSearchParams(location.search)), { preventScrollReset: true });
  return [isHydrated ? parseTab(searchParams) : DEFAULT_TAB, selectTab];
}
