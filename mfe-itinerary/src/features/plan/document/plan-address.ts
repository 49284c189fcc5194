import { loadJson, safeLocalStorage, saveJson } from '@almaty/store/safe-storage';

/** Where the API keeps a plan: for the visitor and readers, or for the provider. */
export type PlanCollection = 'plans' | 'desk';

/** What names and opens a plan. The key stays in the fragment of the page's address, which no server receives. */
export type PlanAddress = { collection: PlanCollection; reference: string; key: string };

const REFERENCE = /^ALM-[0-9A-Z]{10}$/;

/** A key as the API makes them; the fragment may also name a day (`#day-2`). */
const KEY = /^#((?!day-\d+$)[\w.~-]{16,200})$/;

const toStorageKey = (collection: PlanCollection, reference: string) => `almaty-plan-key-${collection}-${reference}`;

/**
 * Reads the address of a plan from that of its page. The key is remembered in this browser, so that the plan opens again
 * after a press on a link to one of its days.
 *
 * @param reference as the path has it, in either case.
 * @param hash fragment of the page's address.
 * @returns null when there is no key, or no reference of a plan.
 */
export function readPlanAddress(collection: PlanCollection, reference: string, hash: string): PlanAddress | null {
  const upper = reference.toUpperCase();
  if (!REFERENCE.test(upper)) return null;
  const storageKey = toStorageKey(collection, upper);
  const [, inFragment] = KEY.exec(hash) ?? [];
  if (inFragment) saveJson(safeLocalStorage, storageKey, inFragment);
  const key = inFragment ?? loadJson(safeLocalStorage, storageKey);
  return typeof key === 'string' ? { collection, reference: upper, key } : null;
}

/** Forgets the key of a plan in this browser. */
export const forgetPlanAddress = ({ collection, reference }: PlanAddress): void =>
  safeLocalStorage.removeItem(toStorageKey(collection, reference));
