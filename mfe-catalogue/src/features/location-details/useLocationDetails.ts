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
    setTimeout(resolve, RETRY_DELAY_MS);
    addEventListener('online', () => resolve(), { once: true });
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

// One promise per location, as `use` demands.
const cache = new Map<string, Promise<LoadedDetails>>();

function getLocationDetails(slug: string, isHydrating: boolean): Promise<LoadedDetails> {
  const cached = cache.get(slug);
  if (cached) return cached;
  const details = isHydrating ? loadUntilSuccess(slug) : loadOnce(slug);
  cache.set(slug, details);
  return details;
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
