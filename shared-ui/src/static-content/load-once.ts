import { use } from 'react';

/** Imports code once. */
export type LoadOnce<Module> = {
  (): Promise<Module>;
  /** The code, once it has come. */
  loaded?: Module;
  /** The last import, if it failed and nobody has pressed anything since. */
  failed?: Promise<Module> | undefined;
};

/**
 * Calls a function that imports code, and keeps what it returned, as `use` needs it. After a failure it is called again, which
 * React.lazy never does.
 */
export function loadOnce<Module>(importCode: () => Promise<Module>): LoadOnce<Module> {
  let loading: Promise<Module> | undefined;
  const load: LoadOnce<Module> = () => {
    if (loading) return loading;
    const started = importCode();
    loading = started;
    started.then(
      // What React reads of a promise, so that `use` returns or throws at once.
      (value) => {
        Object.assign(load, { loaded: value, failed: undefined });
        Object.assign(started, { status: 'fulfilled', value });
      },
      (reason) => {
        loading = undefined;
        load.failed = Object.assign(started, { status: 'rejected', reason });
        const forget = () => Object.assign(load, { failed: undefined });
        // The build that prerenders pages has nobody who presses.
        globalThis.addEventListener?.('click', forget, { capture: true, once: true });
      },
    );
    return started;
  };
  return load;
}

/**
 * The code that a function loads. Suspends until it has come; not if it is there, so that Back shows the page at once.
 *
 * @throws Error of the import, until a visitor presses something: React renders again after each failure, which would request
 *   the code without end.
 */
export const useLoaded = <Module>(load: LoadOnce<Module>): Module => use(load.failed ?? load());
