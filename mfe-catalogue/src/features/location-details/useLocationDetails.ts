import { startTransition, use, useReducer } from 'react';
import { loadLocationDetails } from '../../content/view-models/load-location-details.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';

/** The details of a location; none when they did not load. */
type LoadedDetails = { details?: LocationDetails | undefined };

/** After a failure a prerendered page asks for its details again after this many milliseconds, or once it is online. */
const RETRY_DELAY_MS = 10_000;

const waitForConnection = () =>
  new Promise<void>((resolve) => {
    const listener = new AbortController();
    const proceed = () => {
      clearTimeout(timer);
      listener.abort();
      resolve();
    };
    const timer = setTimeout(proceed, RETRY_DELAY_MS);
    addEventListener('online', proceed, { signal: listener.signal });
  });

/** Loads until it succeeds: a failure would replace the prerendered page, which can be read meanwhile, by a notice. */
async function loadUntilSuccess(slug: string): Promise<LoadedDetails> {
  for (;;) {
    try {
      return { details: await loadLocationDetails(slug) };
    } catch {
      await waitForConnection();
    }
  }
}

const loadOnce = (slug: string): Promise<LoadedDetails> =>
  loadLocationDetails(slug).then(
    (details) => ({ details }),
    () => ({}),
  );

/** A promise of details, which `use` needs to be the same for every render, and whether it settles also after a failure. */
type CacheEntry = { promise: Promise<LoadedDetails>; isFinal: boolean };

const cache = new Map<string, CacheEntry>();

function getLocationDetails(slug: string, isHydrating: boolean): Promise<LoadedDetails> {
  const cached = cache.get(slug);
  // Only hydration waits for ever: a visitor who comes back to the page must be told of a failure.
  if (cached && (isHydrating || cached.isFinal)) return cached.promise;
  const entry: CacheEntry = { promise: isHydrating ? loadUntilSuccess(slug) : loadOnce(slug), isFinal: !isHydrating };
  if (isHydrating) void entry.promise.then(() => Object.assign(entry, { isFinal: true }));
  cache.set(slug, entry);
  return entry.promise;
}

/**
 * The details of a location, and a function that loads them again after a failure. Suspends until they are loaded or
 * have failed; while a prerendered page is hydrated they never fail.
 */
export function useLocationDetails(slug: string): LoadedDetails & { retry: () => void } {
  const isHydrated = useHydrated();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const retry = () => {
    cache.delete(slug);
    // A transition keeps the notice until the details are there.
    startTransition(render);
  };
  return { ...use(getLocationDetails(slug, !isHydrated)), retry };
}
