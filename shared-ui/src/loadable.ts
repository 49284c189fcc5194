import { useEffect, useSyncExternalStore } from 'react';

/** Code or data that a page loads when it needs them, once for everything that needs them. */
export type Loadable<Value> = {
  /** The value; undefined until it is there, and null when it did not load. */
  get: () => Value | null | undefined;
  /**
   * Loads the value, which stays from then on.
   *
   * @throws what the request throws; the next call requests the value again.
   */
  load: () => Promise<Value>;
  /** Calls a listener when `get` has something else. @returns ends it. */
  subscribe: (listener: () => void) => () => void;
  /** The failure of the last request, until somebody presses something. */
  getFailure: () => { reason: unknown } | undefined;
};

/** Creates what is loaded when it is needed. @param request imports or fetches the value. */
export function loadable<Value extends object>(request: () => Promise<Value>): Loadable<Value> {
  let value: Value | null | undefined;
  let loading: Promise<Value> | undefined;
  let failure: { reason: unknown } | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Value | null) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const forgetFailure = () => {
    failure = undefined;
  };
  const start = async () => {
    try {
      const loaded = await request();
      set(loaded);
      return loaded;
    } catch (reason) {
      failure = { reason };
      // The build that prerenders pages has nobody who presses.
      globalThis.addEventListener?.('click', forgetFailure, { capture: true, once: true });
      set(null);
      throw reason;
    }
  };
  return {
    get: () => value,
    load() {
      if (value) return Promise.resolve(value);
      loading ??= start().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getFailure: () => failure,
  };
}

/** Keeps a loadable for each key. @param request imports or fetches the value of a key. */
export function loadableByKey<Value extends object>(
  request: (key: string) => Promise<Value>,
): (key: string) => Loadable<Value> {
  const kept = new Map<string, Loadable<Value>>();
  return (key) => {
    const value = kept.get(key) ?? loadable(() => request(key));
    kept.set(key, value);
    return value;
  };
}

/**
 * The value of a loadable. Suspends until it has come; not if it is there, so that Back shows the page at once.
 *
 * @throws what the request threw, until a visitor presses something: React renders again after each failure, which would
 *   request the value without end.
 */
export function useLoadable<Value>({ get, load, getFailure }: Loadable<Value>): Value {
  const value = get();
  if (value) return value;
  const failure = getFailure();
  // A promise that is thrown suspends. Not `use`, which a component must call again once the value is there.
  throw failure ? failure.reason : load();
}

/** The value of a loadable; null when it did not load, which the component tells itself. Suspends until one of them is sure. */
export function useSettled<Value>({ get, load }: Loadable<Value>): Value | null {
  const value = get();
  if (value !== undefined) return value;
  throw load();
}

/**
 * The value of a loadable, for a component that shows something else until it is there; null when it did not load.
 *
 * @param isNeeded whether to load it.
 * @param attempt whenever this changes, a value that did not load is requested again.
 */
export function useIfLoaded<Value>(
  { get, load, subscribe }: Loadable<Value>,
  isNeeded: boolean,
  attempt?: unknown,
): Value | null | undefined {
  useEffect(() => {
    if (isNeeded) load().catch(() => {});
  }, [load, isNeeded, attempt]);
  return useSyncExternalStore(subscribe, get, () => undefined);
}

/** Calls a function with the value: at once when it is there, else when it has come, and with null when it does not load. */
export function runWhenLoaded<Value>({ get, load }: Loadable<Value>, run: (value: Value | null) => void): void {
  const value = get();
  if (value) run(value);
  else load().then(run, () => run(null));
}
