import { type ComponentType, lazy } from 'react';

/** An exposed module of a remote: its default export is a page that takes no props. */
export type RemoteModule = { default: ComponentType };

/** Loads the pages of remotes. */
export type ModuleLoader = {
  /** Loads the module `<remote>/<Module>`. */
  load: (id: string) => Promise<RemoteModule>;
  /**
   * Resolves when the page of a module can be tried again. When its remote has another release by now, the whole page is
   * loaded anew instead, so that files of two releases never run together.
   */
  prepareRetry: (id: string) => Promise<void>;
};

// The federation runtime exists in the browser only; the frame that the Worker renders never loads a remote.
let loader: ModuleLoader = { load: () => new Promise(() => {}), prepareRetry: () => Promise.resolve() };

/** Sets how modules are loaded; the browser entry calls it before the first render. */
export function setModuleLoader(browserLoader: ModuleLoader): void {
  loader = browserLoader;
}

/** As the loader that was set. */
export const prepareRetry = (id: string): Promise<void> => loader.prepareRetry(id);

/** Why a page did not load, and how to try again. */
export type LoadFailure = { error: unknown; retry: () => void };

const failures = new Map<string, LoadFailure>();
const listeners = new Set<() => void>();

function setFailure(id: string, failure?: LoadFailure) {
  if (failure) failures.set(id, failure);
  else failures.delete(id);
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a page fails to load or is retried; returns the unsubscribe function. */
export function subscribeToFailures(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The failure of a page until it is retried. */
export const getFailure = (id: string): LoadFailure | undefined => failures.get(id);

/**
 * Loads a module until it succeeds. The promise never rejects: a rejected lazy component would replace the fragment by
 * an error, and React would never load it again. The failure is shown beside the fragment instead, and its `retry`
 * continues with the same promise.
 */
function loadUntilSuccess(id: string): Promise<RemoteModule> {
  return new Promise((resolve) => {
    const load = (prepared: Promise<void>) => {
      setFailure(id);
      prepared
        .then(() => loader.load(id))
        .then(resolve, (error: unknown) => {
          console.warn(`The page ${id} could not be loaded`, error);
          setFailure(id, { error, retry: () => load(loader.prepareRetry(id)) });
        });
    };
    load(Promise.resolve());
  });
}

const lazyPages = new Map<string, ComponentType>();

/** The lazy component of a page: always the same one, so that React keeps its state and its DOM nodes. */
export function getLazyPage(id: string): ComponentType {
  const cached = lazyPages.get(id);
  if (cached) return cached;
  const page = lazy(() => loadUntilSuccess(id));
  lazyPages.set(id, page);
  return page;
}
