import { useSyncExternalStore } from 'react';

type SearchCode = typeof import('./search-code.ts');

let searchCode: SearchCode | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads what searches and shows results. It brings the index and the facts with it, which would make the page itself too
 * large.
 *
 * Not React.lazy, because that stores a failure for ever: a retry must request the module again.
 */
export async function loadSearchCode(): Promise<void> {
  searchCode ??= await import('./search-code.ts');
  for (const notify of listeners) notify();
}

/** What searches and shows results, once it is loaded. */
export const useSearchCode = (): SearchCode | undefined =>
  useSyncExternalStore(
    subscribe,
    () => searchCode,
    () => undefined,
  );
