import { useEffect, useSyncExternalStore } from 'react';

/** Code that a page loads when it is needed. */
export type LazyCode<Code> = {
  /** The code; undefined until it is there, and null when it did not load. */
  get: () => Code | null | undefined;
  /**
   * Loads the code, which stays from then on.
   *
   * @throws Error when it cannot be loaded; the next call requests it again.
   */
  load: () => Promise<Code>;
  /** Calls a listener when `get` has something else. @returns ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** Creates the handle of code that is loaded when it is needed. @param importCode imports it. */
export function createLazyCode<Code extends object>(importCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | null | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Code | null) => {
    code = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => code,
    async load() {
      if (code) return code;
      try {
        const loaded = await importCode();
        set(loaded);
        return loaded;
      } catch (error) {
        set(null);
        throw error;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Calls a function with the code: at once when it is there, else when it has come, and with null when it does not load. */
export function runWithCode<Code>({ get, load }: LazyCode<Code>, run: (code: Code | null) => void): void {
  const code = get();
  if (code) run(code);
  else load().then(run, () => run(null));
}

/**
 * The code, for a component that shows something else until it is there; null when it did not load.
 *
 * @param isNeeded whether to load it.
 * @param attempt whenever this changes, code that did not load is requested again.
 */
export function useLazyCode<Code>(
  { get, load, subscribe }: LazyCode<Code>,
  isNeeded: boolean,
  attempt?: unknown,
): Code | null | undefined {
  useEffect(() => {
    if (isNeeded) load().catch(() => {});
  }, [load, isNeeded, attempt]);
  return useSyncExternalStore(subscribe, get, () => undefined);
}
