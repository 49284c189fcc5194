import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryOf, type Tab, tabOf } from './tab.ts';
import { useHydrated } from './useHydrated.ts';

/** The tab in the address, so that Back, reload and a shared link keep it (look.md, rule 2); and the way to another. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const { tab, unknown } = tabOf(query);
  useEffect(() => {
    if (unknown) setQuery((stale) => queryOf('nature', stale), { replace: true, preventScrollReset: true });
  }, [unknown, setQuery]);
  const show = (next: Tab) => setQuery((before) => queryOf(next, before), { preventScrollReset: true });
  return [hydrated ? tab : 'nature', show];
}
