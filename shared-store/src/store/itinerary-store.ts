import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Activity, Location } from '../schema/index.ts';
import * as itinerary from './itinerary-items.ts';
import { parseStoredItems } from './parse-stored-items.ts';

type ItineraryActions = {
  addLocation(location: Location): void;
  removeLocation(id: number): void;
  clearLocations(): void;
  addActivity(activity: Activity): void;
  removeActivity(id: number): void;
  clearActivities(): void;
  /** Adds several items at once, also to undo a removal; does not call `onAdded`. */
  addItems(added: itinerary.ItineraryItems): void;
};

/** The state of the itinerary store: its items and the actions on them. */
export type Itinerary = itinerary.ItineraryItems &
  ItineraryActions & {
    /** False until the session storage has been read: an empty itinerary means nothing before that. */
    isRestored: boolean;
  };

/** An item that was added: its list, its id in it, and its name. */
export type AddedItem = { list: keyof itinerary.ItineraryItems; id: number; name: string };

type Options = {
  /** Where the items are persisted. Called on the first read or write, which never happens on a server. */
  storage: () => StateStorage;
  /** Called with an added item, never for a duplicate. */
  onAdded?: (added: AddedItem) => void;
};

/** The key of the persisted items. A change of their shape raises the version and adds `migrate`. */
export const STORAGE_KEY = 'almaty-itinerary';
const STORAGE_VERSION = 1;

/**
 * Creates the itinerary store of one visitor. It starts empty so that server-rendered markup can be hydrated;
 * `persist.rehydrate()` restores the items of the browser session.
 */
export function createItineraryStore({ storage, onAdded }: Options) {
  const store = createStore<Itinerary>()(
    persist(
      (set, get) => {
        /** Applies an update; returns whether anything changed. */
        const update = (change: (items: itinerary.ItineraryItems) => itinerary.ItineraryItems): boolean => {
          const before = get();
          const after = change(before);
          if (after === before) return false;
          set({ locations: after.locations, activities: after.activities });
          return true;
        };
        return {
          ...itinerary.EMPTY_ITINERARY,
          isRestored: false,
          addLocation: (location) => {
            const { id, name } = location;
            if (update((items) => itinerary.addLocation(items, location))) onAdded?.({ list: 'locations', id, name });
          },
          removeLocation: (id) => void update((items) => itinerary.removeLocation(items, id)),
          clearLocations: () => void update(itinerary.clearLocations),
          addActivity: (activity) => {
            const { id, name } = activity;
            if (update((items) => itinerary.addActivity(items, activity))) onAdded?.({ list: 'activities', id, name });
          },
          removeActivity: (id) => void update((items) => itinerary.removeActivity(items, id)),
          clearActivities: () => void update(itinerary.clearActivities),
          addItems: (added) => void update((items) => itinerary.addItems(items, added)),
        };
      },
      {
        name: STORAGE_KEY,
        version: STORAGE_VERSION,
        skipHydration: true,
        storage: createJSONStorage(storage),
        partialize: ({ locations, activities }) => ({ locations, activities }),
        merge: (stored, current) => ({ ...current, ...parseStoredItems(stored), isRestored: true }),
        // Storage that is not JSON never reaches `merge`: start empty, and overwrite it with the next change.
        onRehydrateStorage: () => (_, error) => {
          if (error) store.setState({ isRestored: true });
        },
      },
    ),
  );
  return store;
}
export type ItineraryStore = ReturnType<typeof createItineraryStore>;
