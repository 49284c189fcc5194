import { usePrerendered } from '@almaty/ui/static-content';
import { startTransition, use, useReducer, useState } from 'react';

/** The data of a page; none when they did not load. */
type Loaded<Data> = { data?: Data | undefined };

/** After a failure a prerendered page asks for its data again after this many milliseconds, or once it is online. */
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
async function loadUntilSuccess<Data>(load: () => Promise<Data>): Promise<Loaded<Data>> {
  for (;;) {
    try {
      return { data: await load() };
    } catch {
      await waitForConnection();
    }
  }
}

const loadOnce = <Data>(load: () => Promise<Data>): Promise<Loaded<Data>> =>
  load().then(
    (data) => ({ data }),
    () => ({}),
  );

/** A promise of data, which `use` needs to be the same for every render, and whether it settles also after a failure. */
type CacheEntry<Data> = { promise: Promise<Loaded<Data>>; isFinal: boolean };

/** Loads data by their name, and keeps them. */
export type DataLoader<Data> = {
  load: (name: string) => Promise<Data>;
  cache: Map<string, CacheEntry<Data>>;
};

/** Creates a loader for `usePageData`. */
export const createDataLoader = <Data>(load: (name: string) => Promise<Data>): DataLoader<Data> => ({
  load,
  cache: new Map(),
});

function getData<Data>({ load, cache }: DataLoader<Data>, name: string, isHydrating: boolean): Promise<Loaded<Data>> {
  const cached = cache.get(name);
  // Only hydration waits for ever: a visitor who comes back to the page must be told of a failure.
  if (cached && (isHydrating || cached.isFinal)) return cached.promise;
  const loadData = () => load(name);
  const entry: CacheEntry<Data> = {
    promise: isHydrating ? loadUntilSuccess(loadData) : loadOnce(loadData),
    isFinal: !isHydrating,
  };
  if (isHydrating) void entry.promise.then(() => Object.assign(entry, { isFinal: true }));
  cache.set(name, entry);
  return entry.promise;
}

/**
 * The data of a page by their name, and a function that loads them again after a failure. Suspends until they are loaded or
 * have failed; while a prerendered page is hydrated they never fail.
 */
export function usePageData<Data>(loader: DataLoader<Data>, name: string): Loaded<Data> & { retry: () => void } {
  const isPrerendered = usePrerendered();
  const [firstName] = useState(name);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const retry = () => {
    loader.cache.delete(name);
    // A transition keeps the notice until the data are there.
    startTransition(render);
  };
  return { ...use(getData(loader, name, isPrerendered && name === firstName)), retry };
}
