import { getLastKey } from './local-copy.ts';
import type { PlanAddress, PlanCollection } from './plan-address.ts';

const REFERENCE = /^ALM-[0-9A-Z]{10}$/;

/** A key as the API makes them, and what a mail program took for the rest of the link; it may also name a day (`#day-2`). */
const KEY = /^#+(?!day-\d+$)((?:[\w~-]{1,40}\.)?[\w~-]{16,160})(?![\w~-])/;
/** What a mail program leaves in a link that it wrapped. */
const WRAPS = /\s|%0a|%0d|%20/gi;

/**
 * Reads the address of a plan from that of its page. Where that names no key, it is the one that opened the plan last in this
 * browser: a press on a link to a day replaces the key in the fragment.
 *
 * @param reference as the path has it, in either case.
 * @param hash fragment of the page's address.
 * @returns null when there is no key, or no reference of a plan.
 */
export function readPlanAddress(collection: PlanCollection, reference: string, hash: string): PlanAddress | null {
  const upper = reference.toUpperCase();
  if (!REFERENCE.test(upper)) return null;
  const key = KEY.exec(hash.replaceAll(WRAPS, ''))?.[1] ?? getLastKey(collection, upper);
  return key === undefined ? null : { collection, reference: upper, key };
}
