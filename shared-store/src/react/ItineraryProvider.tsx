import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { toast } from 'sonner';
import { useStore } from 'zustand';
import { safeSessionStorage } from '../safe-storage/safe-storage.ts';
import { type AddedItem, createItineraryStore, type Itinerary, type ItineraryStore } from '../store/itinerary-store.ts';

const ItineraryContext = createContext<ItineraryStore | null>(null);

/** Tells that an item was added, and offers Undo until the item is removed in another way. */
function showAdded(store: ItineraryStore, { list, id, name }: AddedItem): void {
  const { removeLocation, removeActivity } = store.getState();
  const undo = () => (list === 'locations' ? removeLocation(id) : removeActivity(id));
  // The text of docs/specification.md, section 8.
  const shown = toast.success(`${name} added to your itinerary!`, { action: { label: 'Undo', onClick: undo } });
  const unsubscribe = store.subscribe((itinerary) => {
    if (itinerary[list].some((item) => item.id === id)) return;
    unsubscribe();
    toast.dismiss(shown);
  });
}

const createStore = (): ItineraryStore => {
  const store = createItineraryStore({
    storage: () => safeSessionStorage,
    onAdded: (added) => showAdded(store, added),
  });
  return store;
};

let browserStore: ItineraryStore | undefined;
/** One store per page; a server creates one per render, so that visitors never share their items. */
const getStore = () => {
  if (typeof window === 'undefined') return createStore();
  browserStore ??= createStore();
  return browserStore;
};

/** Provides the itinerary to its children, and restores the items of the browser session after mounting. */
export function ItineraryProvider({ children }: { children: ReactNode }) {
  const store = getStore();
  useEffect(() => void store.persist.rehydrate(), [store]);
  return <ItineraryContext.Provider value={store}>{children}</ItineraryContext.Provider>;
}

/**
 * Selects a value or an action of the itinerary.
 *
 * @param select the component renders again only when the selected value changes.
 * @throws Error outside an `ItineraryProvider`, with the text of docs/specification.md, section 8.
 */
export function useItinerary<Selected>(select: (itinerary: Itinerary) => Selected): Selected {
  const store = useContext(ItineraryContext);
  if (!store) throw new Error('useItinerary must be used within ItineraryProvider');
  return useStore(store, select);
}
