import { loadableByKey, useSettled } from '@almaty/ui/loadable';
import { usePrerendered } from '@almaty/ui/static-content';
import { waitForConnection } from '@almaty/ui/wait-for-connection';
import { useReducer } from 'react';
import { loadLocationDetails } from '../../content/view-models/load-location-details.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';

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
export function useDetails(slug: string): { details: LocationDetails | null; retry: () => Promise<void> } {
  const isPrerendered = usePrerendered();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const kept = getDetails(slug);
  // Only hydration waits for ever: a visitor who comes back to the page must be told of a failure.
  const isAwaited = isPrerendered && !kept.get();
  const details = useSettled(isAwaited ? getAwaitedDetails(slug) : kept);
  return { details, retry: () => kept.load().then(render) };
}
