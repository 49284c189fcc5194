import { startWorker } from '@almaty/delivery/web-workers';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { createSearchClient, type SearchState } from './create-search-client.ts';

/** The search of this page, whose index is loaded once. */
export const searchClient = createSearchClient(() => startWorker('search'));

const PRERENDERED: SearchState = {};

/** What the search has to show; deferred, so that no key waits for the results of the one before. */
export const useSearchState = (): SearchState =>
  useDeferredValue(useSyncExternalStore(searchClient.subscribe, searchClient.getState, () => PRERENDERED));
