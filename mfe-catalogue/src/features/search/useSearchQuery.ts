import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../locations/useHydrated.ts';
import { EVERYTHING, isEverything, type Query, readQuery, withQuery } from './query.ts';

/** The address follows this long after the last key, in milliseconds: browsers allow 100 changes in 30 seconds. */
const ADDRESS_DELAY_MS = 300;

const isPress = (event: Event) => !(event instanceof KeyboardEvent) || event.key === 'Enter';

/**
 * What is looked for, and the way to change it. It stands in the address, so that Back, a reload and a shared link keep
 * it; an unknown choice there is taken out.
 */
export function useQuery(): [Query, (query: Query) => void] {
  const [address, setAddress] = useSearchParams();
  const hydrated = useHydrated();
  // Coming back, the page is as long at once as it was, and can be where it was left.
  const [query, setQuery] = useState(() => (hydrated ? readQuery(address) : EVERYTHING));
  /** The visitor's own last change: only that goes into the address, not what was read there, nor what stood before it. */
  const changed = useRef<Query>(null);
  const change = useCallback((next: Query) => {
    changed.current = next;
    setQuery(next);
  }, []);
  /** The address as it was last read or written here: any other was made elsewhere, and counts. */
  const settled = useRef<string>(null);

  useEffect(() => {
    if (address.toString() === settled.current) return;
    const asked = readQuery(address);
    const repaired = withQuery(asked, address);
    const first = settled.current === null;
    settled.current = repaired.toString();
    // An address that asks for nothing does not take away what was typed before this was live.
    if (!first || !isEverything(asked)) {
      changed.current = null;
      setQuery(asked);
    }
    if (repaired.toString() !== address.toString()) setAddress(repaired, { replace: true, preventScrollReset: true });
  }, [address, setAddress]);

  useEffect(() => {
    if (query !== changed.current) return;
    const next = withQuery(query, address);
    if (next.toString() === settled.current) return;
    const { pathname } = location;
    const settle = () => {
      // While the next page's code is on its way this one still stands, and the address is no longer its own.
      if (settled.current === next.toString() || location.pathname !== pathname) return;
      settled.current = next.toString();
      setAddress(next, { replace: true, preventScrollReset: true });
    };
    // The tabs that come back with an empty search write to the address too: they must not meet an old one there.
    if (isEverything(query)) return settle();
    const timer = setTimeout(settle, ADDRESS_DELAY_MS);
    // A press may lead to another page, and Back must find the search again.
    const pressed = new AbortController();
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, (event) => isPress(event) && settle(), { capture: true, signal: pressed.signal });
    return () => {
      clearTimeout(timer);
      pressed.abort();
    };
  }, [query, address, setAddress]);

  return [query, change];
}
