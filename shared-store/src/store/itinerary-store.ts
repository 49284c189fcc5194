import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Activity, Location } from '../schema/index.ts';
import * as itinerary from './itinerary-items.ts';
import { parseStoredItems } from './parse-stored-items.ts';
import { STORAGE_KEY, STORAGE_VERSION } from './stored-items.ts';

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
    /** When the items last changed, milliseconds since 1970; 0 while they never have. */
    changedAt: number;
    /** Whether another tab made the last change: the visitor has pressed nothing on this page. */
    isFromOtherTab: boolean;
  };

/** An item that was added: its list, its id in it, and its name. */
export type AddedItem = { list: keyof itinerary.ItineraryItems; id: number; name: string };

type Options = {
  /** Where the items are persisted. Called on the first read or write, which never happens on a server. */
  storage: () => StateStorage;
  /** Called with an added item, never for a duplicate. */
  onAdded?: (added: AddedItem) => void;
  /** The clock, milliseconds since 1970. */
  now?: () => number;
};

/**
 * Creates the itinerary store of one visitor. It starts empty so that server-rendered markup can be hydrated;
 * `persist.rehydrate()` restores the items of the browser session.
 */
export function createItineraryStore({ storage, onAdded, now = Date.now }: Options) {
  const store = createStore<Itinerary>()(
    persist(
      (set, get) => {
        /** Applies an update; returns whether anything changed. */
        const update = (change: (items: itinerary.ItineraryItems) => itinerary.ItineraryItems): boolean => {
          const before = get();
          const after = change(before);
          if (after === before) return false;
          const { locations, activities } = after;
          // Later than the last change, even when the clock was set back.
          set({ locations, activities, changedAt: Math.max(now(), before.changedAt + 1), isFromOtherTab: false });
          return true;
        };
        return {
          ...itinerary.EMPTY_ITINERARY,
          isRestored: false,
          changedAt: 0,
          isFromOtherTab: false,
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
        partialize: ({ locations, activities, changedAt }) => ({ locations, activities, changedAt }),
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
