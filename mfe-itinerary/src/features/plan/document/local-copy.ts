import { PlanDocument, PlanRequest } from '@almaty/planner/schema';
import { loadJson, safeLocalStorage, saveJson } from '@almaty/store/safe-storage';
import type { PlanAddress } from './plan-address.ts';

/** A plan as this browser last saw it, and the change to it that the API has not stored yet. */
export type LocalCopy = { document: PlanDocument; unsaved: PlanRequest | null };

const toStorageKey = ({ collection, reference }: PlanAddress) => `almaty-plan-${collection}-${reference}`;

/** Keeps a plan in this browser, so that it can be read without a connection, and an unsaved change is not lost. */
export const saveLocalCopy = (address: PlanAddress, copy: LocalCopy): void =>
  saveJson(safeLocalStorage, toStorageKey(address), copy);

/** Loads the copy of a plan; null when this browser has none that can be read. */
export function loadLocalCopy(address: PlanAddress): LocalCopy | null {
  const stored = loadJson(safeLocalStorage, toStorageKey(address));
  if (!(stored instanceof Object)) return null;
  const document = PlanDocument.safeParse(Reflect.get(stored, 'document'));
  if (!document.success) return null;
  const unsaved = PlanRequest.safeParse(Reflect.get(stored, 'unsaved'));
  return { document: document.data, unsaved: unsaved.success ? unsaved.data : null };
}

/** Removes the copy of a plan from this browser. */
export const removeLocalCopy = (address: PlanAddress): void => safeLocalStorage.removeItem(toStorageKey(address));
