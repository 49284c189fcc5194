import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Activity, Location } from '../schema/index.ts';
import { readSelection } from './persisted.ts';
import * as transitions from './selection.ts';

type Operations = {
  addLocation(location: Location): void;
  removeLocation(id: number): void;
  clearLocations(): void;
  addActivity(activity: Activity): void;
  removeActivity(id: number): void;
  clearActivities(): void;
  /** Undoes a removal: nobody is told that something was added. */
  putBack(taken: transitions.Selection): void;
};
export type Itinerary = transitions.Selection &
  Operations & {
    /** False until the browser session has been read: before that, an empty selection says nothing. */
    restored: boolean;
  };

type Options = {
  /** Where the selection is kept. It is used once something is read or written, which a server never does. */
  storage: () => StateStorage;
  /** Called with the name of what was really added, never for a duplicate. */
  onAdded?: (name: string) => void;
};

/** The key and version of the persisted shape. A change of the shape raises the version and adds `migrate`. */
export const STORAGE_KEY = 'almaty-itinerary';
const STORAGE_VERSION = 1;

/**
 * The itinerary of one visitor. It starts empty, so that what a server rendered can be hydrated;
 * `persist.rehydrate()` brings back what the browser session holds.
 */
export function createItinerary({ storage, onAdded }: Options) {
  const store = createStore<Itinerary>()(
    persist(
      (set, get) => {
        const change = (transition: (selection: transitions.Selection) => transitions.Selection) => {
          const before = get();
          const after = transition(before);
          if (after !== before) set({ locations: after.locations, activities: after.activities });
          return after !== before;
        };
        return {
          ...transitions.emptySelection,
          restored: false,
          addLocation: (location) => {
            if (change((selection) => transitions.addLocation(selection, location))) onAdded?.(location.name);
          },
          removeLocation: (id) => void change((selection) => transitions.removeLocation(selection, id)),
          clearLocations: () => void change(transitions.clearLocations),
          addActivity: (activity) => {
            if (change((selection) => transitions.addActivity(selection, activity))) onAdded?.(activity.name);
          },
          removeActivity: (id) => void change((selection) => transitions.removeActivity(selection, id)),
          clearActivities: () => void change(transitions.clearActivities),
          putBack: (taken) => void change((selection) => transitions.putBack(selection, taken)),
        };
      },
      {
        name: STORAGE_KEY,
        version: STORAGE_VERSION,
        skipHydration: true,
        storage: createJSONStorage(storage),
        partialize: ({ locations, activities }) => ({ locations, activities }),
        merge: (stored, current) => ({ ...current, ...readSelection(stored), restored: true }),
        // What can't even be read as JSON never reaches `merge`: start clean, and write that over it.
        onRehydrateStorage: () => (_, error) => {
          if (error) store.setState({ restored: true });
        },
      },
    ),
  );
  return store;
}
export type ItineraryStore = ReturnType<typeof createItinerary>;
