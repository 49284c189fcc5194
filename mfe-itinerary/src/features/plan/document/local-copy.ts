import { addDays, isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { PlanDocument, PlanRequest } from '@almaty/planner/schema';
import { listLocalKeys, loadJson, safeLocalStorage, saveJson } from '@almaty/store/safe-storage';
import type { PlanAddress, PlanCollection } from './plan-address.ts';

/** A plan as this browser last saw it, and the change to it that the API has not stored yet. */
export type LocalCopy = { document: PlanDocument; unsaved: PlanRequest | null };

/** `seenOn` is the day on which the API last gave the plan, yyyy-MM-dd. */
type DatedCopy = LocalCopy & { seenOn: string };

/** What this browser keeps of one plan: the key that opened it last, the last day of the trip, and a copy for each key. */
type Entry = { lastKey: string | undefined; endDate: string; copies: Readonly<Record<string, unknown>> };

const PREFIX = 'almaty-plan-';
const toStorageKey = (collection: PlanCollection, reference: string) => `${PREFIX}${collection}-${reference}`;

/** A copy is kept for so many days after the trip, as the request is on the server (api-function/src/retention). */
const RETENTION_DAYS = 30;

function readEntry(storageKey: string): Entry {
  const stored = Object(loadJson(safeLocalStorage, storageKey));
  const { lastKey, endDate, copies }: Record<keyof Entry, unknown> = stored;
  return {
    lastKey: typeof lastKey === 'string' ? lastKey : undefined,
    endDate: typeof endDate === 'string' ? endDate : '',
    copies: copies instanceof Object ? { ...copies } : {},
  };
}

const loadEntry = (collection: PlanCollection, reference: string) => readEntry(toStorageKey(collection, reference));

/** The key that opened a plan last in this browser; undefined when none has. */
export const getLastKey = (collection: PlanCollection, reference: string): string | undefined =>
  loadEntry(collection, reference).lastKey;

/**
 * Keeps a plan in this browser with the key that has opened it, so that it can be read without a connection, and an unsaved
 * change is not lost.
 */
export function saveLocalCopy(address: PlanAddress, copy: LocalCopy): void {
  const { collection, reference, key } = address;
  const { copies } = loadEntry(collection, reference);
  const today = todayInAlmaty();
  // A change that is not saved is made to what was seen before.
  const seenOn = copy.unsaved ? (loadLocalCopy(address)?.seenOn ?? today) : today;
  const dated: DatedCopy = { ...copy, seenOn };
  const entry: Entry = { lastKey: key, endDate: copy.document.end_date, copies: { ...copies, [key]: dated } };
  saveJson(safeLocalStorage, toStorageKey(collection, reference), entry);
}

/** Loads the copy of a plan; null when this browser has none for the key that can be read. */
export function loadLocalCopy({ collection, reference, key }: PlanAddress): DatedCopy | null {
  const { copies } = loadEntry(collection, reference);
  const stored = Object.hasOwn(copies, key) ? copies[key] : null;
  if (!(stored instanceof Object)) return null;
  const document = PlanDocument.safeParse(Reflect.get(stored, 'document'));
  if (!document.success) return null;
  const unsaved = PlanRequest.safeParse(Reflect.get(stored, 'unsaved'));
  const seenOn: unknown = Reflect.get(stored, 'seenOn');
  return {
    document: document.data,
    unsaved: unsaved.success ? unsaved.data : null,
    seenOn: typeof seenOn === 'string' && isCalendarDate(seenOn) ? seenOn : todayInAlmaty(),
  };
}

/** Removes the copy of one key, which opens nothing any more. */
export function removeLocalCopy({ collection, reference, key }: PlanAddress): void {
  const { lastKey, endDate, copies } = loadEntry(collection, reference);
  const { [key]: removed, ...others } = copies;
  if (removed === undefined) return;
  const entry: Entry = { lastKey: lastKey === key ? undefined : lastKey, endDate, copies: others };
  saveJson(safeLocalStorage, toStorageKey(collection, reference), entry);
}

/** Removes all that this browser keeps of a plan. */
export const removeLocalCopies = ({ collection, reference }: PlanAddress): void =>
  safeLocalStorage.removeItem(toStorageKey(collection, reference));

/**
 * Removes all that this browser keeps of plans whose trip ended 30 days ago or earlier, whichever plan is opened, and of those
 * that do not say when.
 *
 * @param today yyyy-MM-dd; that of Almaty unless given.
 */
export function removeExpiredCopies(today: string = todayInAlmaty()): void {
  for (const storageKey of listLocalKeys().filter((name) => name.startsWith(PREFIX))) {
    const { endDate } = readEntry(storageKey);
    if (!isCalendarDate(endDate) || addDays(endDate, RETENTION_DAYS) <= today) safeLocalStorage.removeItem(storageKey);
  }
}
