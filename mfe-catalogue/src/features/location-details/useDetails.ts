import { loadableByKey, useSettled } from '@almaty/ui/loadable';
import { usePrerendered } from '@almaty/ui/static-content';
import { useReducer } from 'react';
import { loadLocationDetails } from '../../content/view-models/load-location-details.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';

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

async function loadUntilSuccess<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForConnection();
    }
  }
}

const getDetails = loadableByKey(loadLocationDetails);
/** For a prerendered page, which can be read meanwhile: a failure would replace it by a notice. */
const getAwaitedDetails = loadableByKey((slug) => loadUntilSuccess(getDetails(slug).load));

/**
 * The details of a location, and a function that loads them again after a failure, when they are null. Suspends until they are
 * loaded or have failed; while a prerendered page is hydrated they never fail.
 */
export function useDetails(slug: string): { details: LocationDetails | null; retry: () => void } {
  const isPrerendered = usePrerendered();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const kept = getDetails(slug);
  // Only hydration waits for ever: a visitor who comes back to the page must be told of a failure.
  const isAwaited = isPrerendered && !kept.get();
  const details = useSettled(isAwaited ? getAwaitedDetails(slug) : kept);
  return { details, retry: () => void kept.load().then(render, () => {}) };
}
