import type { ItineraryStore } from './itinerary-store.ts';
import { parseStoredItems } from './parse-stored-items.ts';

/** What a page that has just opened sends: every other one responds with its items. */
const ASK = 'ask';

/** The part of a `BroadcastChannel` that is used here. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent) => unknown) | null;
};

/**
 * Keeps the itinerary the same in all open tabs of the site: the tab that has changed it sends its items to the others, and a
 * new tab asks for them. Of two states the later one stays. Nothing is kept beyond the session: no tab, no itinerary.
 *
 * @param store after its items were restored from the session storage.
 * @param channel reaches the other tabs of the site.
 * @returns ends it.
 */
export function shareBetweenTabs(store: ItineraryStore, channel: Channel): () => void {
  const send = () => {
    const { locations, activities, changedAt } = store.getState();
    if (changedAt > 0) channel.postMessage({ locations, activities, changedAt });
  };
  channel.onmessage = ({ data }) => {
    if (data === ASK) return send();
    const items = parseStoredItems(data);
    if (items.changedAt > store.getState().changedAt) store.setState({ ...items, isFromOtherTab: true });
  };
  const unsubscribe = store.subscribe((state, previous) => {
    if (state.changedAt !== previous.changedAt && !state.isFromOtherTab) send();
  });
  channel.postMessage(ASK);
  return () => {
    unsubscribe();
    channel.close();
  };
}
