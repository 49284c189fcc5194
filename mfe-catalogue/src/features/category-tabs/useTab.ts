import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { DEFAULT_TAB, parseTab, type Tab, writeTab } from './tab.ts';

/**
 * The selected tab and its setter. The tab is stored in the address, so that Back, a reload and a shared link keep it; an
 * unknown tab is removed from there.
 */
export function useTab(): [Tab, (tab: Tab) => void] {
  const isHydrated = useHydrated();
  const [searchParams, setSearchParams] = useSearchParams();
  const { tab, isUnknown } = parseTab(searchParams);
  useEffect(() => {
    if (isUnknown)
      setSearchParams((current) => writeTab(DEFAULT_TAB, current), { replace: true, preventScrollReset: true });
  }, [isUnknown, setSearchParams]);
  const selectTab = (nextTab: Tab) =>
    setSearchParams((current) => writeTab(nextTab, current), { preventScrollReset: true });
  return [isHydrated ? tab : DEFAULT_TAB, selectTab];
}
