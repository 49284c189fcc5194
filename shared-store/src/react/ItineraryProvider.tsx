import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { toast } from 'sonner';
import { useStore } from 'zustand';
import * as m from '#messages';
import { safeSessionStorage } from '../safe-storage/safe-storage.ts';
import { type AddedItem, createItineraryStore, type Itinerary, type ItineraryStore } from '../store/itinerary-store.ts';
import { shareBetweenTabs } from '../store/share-between-tabs.ts';

const ItineraryContext = createContext<ItineraryStore | null>(null);

/** Tells that an item was added, and offers Undo until the item is removed in another way. */
function showAdded(store: ItineraryStore, { list, id, name }: AddedItem): void {
  const { removeLocation, removeActivity } = store.getState();
  const undo = () => (list === 'locations' ? removeLocation(id) : removeActivity(id));
  // The text of docs/specification.md, section 8.
  const shown = toast.success(m.itemAdded({ name }), { action: { label: m.undo, onClick: undo } });
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

const CHANNEL = 'almaty-itinerary';

/** Restores the items of the browser session, and keeps them the same in its tabs while the page is shown. @returns ends it. */
function restoreAndShare(store: ItineraryStore): () => void {
  let end = () => {};
  const begin = () => {
    void store.persist.rehydrate();
    end = shareBetweenTabs(store, new BroadcastChannel(CHANNEL));
  };
  // A page with an open channel would not be kept for the Back button.
  const stop = () => end();
  const resume = ({ persisted }: PageTransitionEvent) => persisted && begin();
  begin();
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', resume);
  return () => {
    stop();
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', resume);
  };
}

let providers = 0;
let endSharing = () => {};

/**
 * Provides the itinerary to its children. After mounting, the items of the browser session are restored, from this tab or
 * from another one that is open. A part of the page with a React root of its own has a provider of its own, with the same
 * items.
 */
export function ItineraryProvider({ children }: { children: ReactNode }) {
  const store = getStore();
  useEffect(() => {
    providers += 1;
    if (providers === 1) endSharing = restoreAndShare(store);
    return () => {
      providers -= 1;
      if (providers === 0) endSharing();
    };
  }, [store]);
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
