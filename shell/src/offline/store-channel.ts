import { OFFLINE_CACHE_KEY } from './kept-set.ts';

/** What a tab has to say to the others, and to stop listening. */
type StoreChannel = { tell: () => void; close: () => void };

/** Opens the channel on which tabs tell each other that the store has changed. @param onChange called when another one has. */
export function openStoreChannel(onChange: () => void): StoreChannel {
  const channel = new BroadcastChannel(OFFLINE_CACHE_KEY);
  channel.onmessage = onChange;
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
