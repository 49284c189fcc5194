/** The part of `Storage` that the site uses; it never throws. */
export type SafeStorage = {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
};

/**
 * Wraps a storage of the browser, which throws on any access where it is forbidden, and on writing when it is full. What
 * it cannot store is kept in memory, for the life of the page.
 *
 * @param getStorage called on every access, because reading the global already throws where storage is forbidden.
 */
function createSafeStorage(getStorage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (storage: Storage) => Result): { result: Result } | null => {
    try {
      return { result: action(getStorage()) };
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.result ?? null,
    setItem: (key, text) => {
      if (attempt((storage) => storage.setItem(key, text))) memory.delete(key);
      else memory.set(key, text);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** The session storage: its entries last until the browser tab is closed. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);

/** The local storage: its entries last until they are removed. */
export const safeLocalStorage = createSafeStorage(() => localStorage);

/** The keys in the local storage; what is kept in memory only ends with the page. No method, so that only who calls it has it. */
export function listLocalKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Saves a value as JSON. */
export const saveJson = (storage: SafeStorage, key: string, value: unknown): void =>
  storage.setItem(key, JSON.stringify(value));

/** Loads a value that was saved as JSON; null when there is none or when it is not JSON. */
export function loadJson(storage: SafeStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
