import { use } from 'react';

/** Imports code once. */
export type LoadOnce<Module> = {
  (): Promise<Module>;
  /** The code, once it has come. */
  loaded?: Module;
};

/**
 * Calls a function that imports code, and keeps what it returned, as `use` needs it. After a failure it is called again, which
 * React.lazy never does.
 */
export function loadOnce<Module>(importCode: () => Promise<Module>): LoadOnce<Module> {
  let loading: Promise<Module> | undefined;
  const load: LoadOnce<Module> = () => {
    if (loading) return loading;
    const promise = importCode();
    promise.then(
      (loaded) => {
        load.loaded = loaded;
        // What React itself writes into a promise that it has waited for, and what lets `use` return at once.
        Object.assign(promise, { status: 'fulfilled', value: loaded });
      },
      () => {
        loading = undefined;
      },
    );
    loading = promise;
    return promise;
  };
  return load;
}

/** The code that a function loads. Suspends until it has come; not if it is there, so that Back shows the page at once. */
export const useLoaded = <Module>(load: LoadOnce<Module>): Module => use(load());
