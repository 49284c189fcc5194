import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { toast } from 'sonner';
import { useStore } from 'zustand';
import { createItinerary, type Itinerary, type ItineraryStore } from '../store/store.ts';
import { session } from './session.ts';

const Context = createContext<ItineraryStore | null>(null);

const newStore = () =>
  createItinerary({
    storage: () => session,
    onAdded: (name) => toast.success(`${name} added to your itinerary!`),
  });

let pageStore: ItineraryStore | undefined;
/** One store per page; a server render gets a fresh one each time, so that visitors never share. */
const storeForThisRender = () => {
  if (typeof window === 'undefined') return newStore();
  pageStore ??= newStore();
  return pageStore;
};

/** Gives the itinerary to everything below it, and reads the browser session once mounted. */
export function ItineraryProvider({ children }: { children: ReactNode }) {
  const store = storeForThisRender();
  useEffect(() => void store.persist.rehydrate(), [store]);
  return <Context.Provider value={store}>{children}</Context.Provider>;
}

/**
 * Reads the itinerary, or one of its operations.
 *
 * @param select picks what the component needs; it renders again only when that changes.
 * @throws Error with the specification's text (section 8) outside an `ItineraryProvider`.
 */
export function useItinerary<T>(select: (itinerary: Itinerary) => T): T {
  const store = useContext(Context);
  if (!store) throw new Error('useItinerary must be used within ItineraryProvider');
  return useStore(store, select);
}
