import { loadJson, safeLocalStorage, saveJson } from '@almaty/store/safe-storage';

const STORAGE_KEY = 'almaty-packing-list';

/** Loads the ids of the items that the visitor ticked in this browser; empty where there are none. */
export function loadPackedItems(): ReadonlySet<string> {
  const stored = loadJson(safeLocalStorage, STORAGE_KEY);
  return new Set(Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []);
}

/** Saves the ids of the ticked items. */
export const savePackedItems = (items: readonly string[]): void => saveJson(safeLocalStorage, STORAGE_KEY, items);
