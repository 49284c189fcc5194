import { PlanDocument, PlanRequest } from '@almaty/planner/schema';
import { loadJson, safeLocalStorage, saveJson } from '@almaty/store/safe-storage';
import type { PlanAddress, PlanCollection } from './plan-address.ts';

/** A plan as this browser last saw it, and the change to it that the API has not stored yet. */
export type LocalCopy = { document: PlanDocument; unsaved: PlanRequest | null };

/** What this browser keeps of one plan: the key that opened it last, and a copy for each key. */
type Entry = { lastKey: string | undefined; copies: Readonly<Record<string, unknown>> };

const toStorageKey = (collection: PlanCollection, reference: string) => `almaty-plan-${collection}-${reference}`;

function loadEntry(collection: PlanCollection, reference: string): Entry {
  const stored = loadJson(safeLocalStorage, toStorageKey(collection, reference));
  if (!(stored instanceof Object)) return { lastKey: undefined, copies: {} };
  const [lastKey, copies] = [Reflect.get(stored, 'lastKey'), Reflect.get(stored, 'copies')];
  return {
    lastKey: typeof lastKey === 'string' ? lastKey : undefined,
    copies: copies instanceof Object ? { ...copies } : {},
  };
}

/** The key that opened a plan last in this browser; undefined when none has. */
export const getLastKey = (collection: PlanCollection, reference: string): string | undefined =>
  loadEntry(collection, reference).lastKey;

/**
 * Keeps a plan in this browser with the key that has opened it, so that it can be read without a connection, and an unsaved
 * change is not lost.
 */
export function saveLocalCopy({ collection, reference, key }: PlanAddress, copy: LocalCopy): void {
  const { copies } = loadEntry(collection, reference);
  saveJson(safeLocalStorage, toStorageKey(collection, reference), { lastKey: key, copies: { ...copies, [key]: copy } });
}

/** Loads the copy of a plan; null when this browser has none for the key that can be read. */
export function loadLocalCopy({ collection, reference, key }: PlanAddress): LocalCopy | null {
  const { copies } = loadEntry(collection, reference);
  const stored = Object.hasOwn(copies, key) ? copies[key] : null;
  if (!(stored instanceof Object)) return null;
  const document = PlanDocument.safeParse(Reflect.get(stored, 'document'));
  if (!document.success) return null;
  const unsaved = PlanRequest.safeParse(Reflect.get(stored, 'unsaved'));
  return { document: document.data, unsaved: unsaved.success ? unsaved.data : null };
}

/** Removes the copy of one key, which opens nothing any more. */
export function removeLocalCopy({ collection, reference, key }: PlanAddress): void {
  const { lastKey, copies } = loadEntry(collection, reference);
  const { [key]: removed, ...others } = copies;
  if (removed === undefined) return;
  const entry: Entry = { lastKey: lastKey === key ? undefined : lastKey, copies: others };
  saveJson(safeLocalStorage, toStorageKey(collection, reference), entry);
}

/** Removes all that this browser keeps of a plan. */
export const removeLocalCopies = ({ collection, reference }: PlanAddress): void =>
  safeLocalStorage.removeItem(toStorageKey(collection, reference));
