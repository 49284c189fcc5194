import type { Language } from '@almaty/languages';
import { Preferences } from '@almaty/planner/schema';

/** A requested location or activity; its name and category are those of the catalogue, null while it could not be read. */
export type StoredItem = { id: number; name: string | null; category?: string | null };

/** A stored request. */
export type StoredRequest = {
  reference: string;
  user_email: string;
  start_date: string;
  end_date: string;
  created_at: string;
  site_origin: string;
  /** When the provider answered, or the plan was sent. */
  answered_at: string | null;
  cancelled_at: string | null;
  /** When the provider last held the plan back. */
  held_at: string | null;
  /** What the provider writes to the visitor with the plan; empty without a note. */
  note: string;
  share_number: number;
  /** 1 while the share link of that number works. */
  is_shared: number;
  calendar_number: number;
  /** 1 while the calendar address of that number works. */
  has_calendar: number;
  /** null when the visitor chose nothing. */
  preferences: Preferences | null;
  /** That of the page that sent it, and of all that its visitor gets. */
  language: Language;
  locations: readonly StoredItem[];
  activities: readonly StoredItem[];
};

type Row = Omit<StoredRequest, 'preferences' | 'locations' | 'activities'> & { preferences: string | null };

const COLUMNS = `reference, user_email, start_date, end_date, created_at, site_origin, answered_at, cancelled_at, held_at,
  note, share_number, is_shared, calendar_number, has_calendar, preferences, language`;

const prepareReads = (db: D1Database, condition: string, value: string | number): D1PreparedStatement[] =>
  [
    `select ${COLUMNS} from itinerary_request where ${condition}`,
    `select id, name, category from requested_location where ${condition} order by position`,
    `select id, name from requested_activity where ${condition} order by position`,
  ].map((query) => db.prepare(query).bind(value));

/** Prepares the statements that read a request, and its locations and activities in the visitor's order. */
export const prepareRequestReads = (db: D1Database, reference: string): D1PreparedStatement[] =>
  prepareReads(db, 'reference = ?', reference);

/** Prepares the same statements for the request of an email. */
export const prepareEmailRequestReads = (db: D1Database, outboxId: number): D1PreparedStatement[] =>
  prepareReads(db, 'reference = (select reference from outbox where outbox.id = ?)', outboxId);

/** Parses the results of those statements; null when there is no such request. */
export function parseStoredRequest([rows, locations, activities]: readonly D1Result[]): StoredRequest | null {
  const row = rows?.results[0] as Row | undefined;
  const getItems = (result: D1Result | undefined) => (result?.results ?? []) as readonly StoredItem[];
  if (!row) return null;
  const preferences = row.preferences === null ? null : Preferences.parse(JSON.parse(row.preferences));
  return { ...row, preferences, locations: getItems(locations), activities: getItems(activities) };
}
