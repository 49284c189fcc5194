import { useHydrated } from '@almaty/ui/use-hydrated';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_TAB, parseTab, type Tab, writeTab } from '../../lib/tab.ts';

/** The selected tab and its setter. The tab is stored in the address, so that Back, a reload and a shared link keep it. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const isHydrated = useHydrated();
  const [searchParams, setSearchParams] = useSearchParams();
  const selectTab = (nextTab: Tab) =>
    setSearchParams((current) => writeTab(nextTab, current), { preventScrollReset: true });
  return [isHydrated ? parseTab(searchParams) : DEFAULT_TAB, selectTab];
}
