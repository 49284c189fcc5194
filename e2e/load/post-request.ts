import { toItineraryLocation } from '../../mfe-catalogue/src/content/location-entry.ts';
import { locations } from '../../mfe-catalogue/src/content/locations.ts';
import type { CatalogueLocation } from '../../mfe-catalogue/src/content/schema.ts';
import { addDays, todayInAlmaty } from '../../shared-dates/src/index.ts';

const PUBLIC_KEY = 'almaty-guide-public';
const startDate = addDays(todayInAlmaty(), 30);
const endDate = addDays(startDate, 6);
const someLocations = locations.slice(0, 3);

/**
 * Posts a valid itinerary request.
 *
 * @param number makes the email address and the network unique, so that no limit rejects the request.
 * @param idempotencyKey the same one sends the same request again.
 * @param selected what is asked for; any three locations by default.
 */
export function postRequest(
  origin: string,
  number: number,
  idempotencyKey: string = crypto.randomUUID(),
  selected: readonly CatalogueLocation[] = someLocations,
): Promise<Response> {
  return fetch(`${origin}/api/submit-itinerary`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: PUBLIC_KEY,
      'idempotency-key': idempotencyKey,
      'cf-connecting-ip': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({
      user_email: `visitor.${number}@example.com`,
      start_date: startDate,
      end_date: endDate,
      selected_locations: selected.map(toItineraryLocation),
      selected_activities: [],
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
