/** The key of the persisted items. A change of their shape raises the version and adds `migrate`. */
export const STORAGE_KEY = 'almaty-itinerary';
export const STORAGE_VERSION = 1;

/** What the session storage has under `STORAGE_KEY` of a visitor who has selected items. The store checks them when it reads them. */
export const writeStoredItems = (items: { locations: readonly object[]; activities: readonly object[] }): string =>
  JSON.stringify({ state: items, version: STORAGE_VERSION });
