import { loadJson, safeSessionStorage, saveJson } from '@almaty/store/safe-storage';

const STORAGE_KEY = 'almaty-request-idempotency-key';
type StoredKey = { content: string; key: string };

const isStoredKey = (value: unknown): value is StoredKey =>
  value instanceof Object &&
  typeof Reflect.get(value, 'content') === 'string' &&
  typeof Reflect.get(value, 'key') === 'string';

/**
 * Gets the idempotency key of what is sent: the same one for the same content, also after a reload, so that sending again
 * after a lost response cannot create a second request; a new one when anything differs.
 */
export function getIdempotencyKey(sent: object): string {
  const content = JSON.stringify(sent);
  const stored = loadJson(safeSessionStorage, STORAGE_KEY);
  if (isStoredKey(stored) && stored.content === content) return stored.key;
  const key = crypto.randomUUID();
  saveJson(safeSessionStorage, STORAGE_KEY, { content, key });
  return key;
}

/** Removes the key, so that the same content gets a new one: a request was accepted under it, or the API refuses it. */
export const clearIdempotencyKey = (): void => safeSessionStorage.removeItem(STORAGE_KEY);
