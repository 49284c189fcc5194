import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { toItineraryLocation } from '../../mfe-catalogue/src/content/location-entry.ts';
import type { CatalogueLocation } from '../../mfe-catalogue/src/content/schema.ts';
import { addDays, todayInAlmaty } from '../../shared-dates/src/index.ts';
import type { Activity } from '../../shared-store/src/schema/index.ts';

const PUBLIC_KEY = 'almaty-guide-public';
const startDate = addDays(todayInAlmaty(), 30);
const DAYS = 7;
const someLocations = locations.slice(0, 3);

/** Variables of an API whose limits of the site no number of requests reaches. */
export const NO_LIMITS = { REQUESTS_PER_HOUR: '1000000', EMAILS_PER_HOUR: '1000000' } as const;

/** What a request has of its own. */
export type RequestOptions = {
  /** The same one sends the same request again. */
  idempotencyKey?: string;
  /** The email address; one of its own by default. */
  address?: string;
  /** What is asked for; any three locations by default. */
  selected?: readonly CatalogueLocation[];
  activities?: readonly Activity[];
  /** How long the trip is. */
  days?: number;
  /** The IP address that it comes from; one of a network of its own by default. */
  ip?: string;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /** Fields of the body in place of valid ones. */
  fields?: Readonly<Record<string, unknown>>;
};

/** Headers of a request that the site's own form sends from an IP address. */
export const createHeaders = (ip: string, idempotencyKey: string = crypto.randomUUID()) => ({
  'content-type': 'application/json',
  apikey: PUBLIC_KEY,
  'idempotency-key': idempotencyKey,
  'cf-connecting-ip': ip,
});

/**
 * Posts a valid itinerary request.
 *
 * @param number makes the network unique, and the email address, unless they are given, so that no limit rejects the request.
 */
export function postRequest(origin: string, number: number, options: RequestOptions = {}): Promise<Response> {
  const { selected = someLocations, activities = [], days = DAYS } = options;
  const ip = options.ip ?? `10.${(number >> 8) & 255}.${number & 255}.1`;
  return fetch(`${origin}/api/submit-itinerary`, {
    method: 'POST',
    headers: { ...createHeaders(ip, options.idempotencyKey), ...options.headers },
    body: JSON.stringify({
      user_email: options.address ?? `visitor.${number}@example.com`,
      start_date: startDate,
      end_date: addDays(startDate, days - 1),
      selected_locations: selected.map(toItineraryLocation),
      selected_activities: activities,
      ...options.fields,
    }),
  });
}

/**
 * Calls a function with 1, 2, 3 …, several calls at a time.
 *
 * @param concurrency number of calls at a time.
 * @param shouldContinue asked before each call.
 */
export async function runInParallel(
  concurrency: number,
  shouldContinue: () => boolean,
  run: (number: number) => Promise<unknown>,
): Promise<void> {
  let last = 0;
  const runOneByOne = async () => {
    while (shouldContinue()) {
      last += 1;
      await run(last);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runOneByOne));
}
