import { toItineraryLocation } from '../../mfe-catalogue/src/content/location-entry.ts';
import { locations } from '../../mfe-catalogue/src/content/locations.ts';

const KEY = 'almaty-guide-public';
const chosen = locations.slice(0, 3).map(toItineraryLocation);

/** A request like a visitor's, of an address and a network of its own, so that no limit holds it back. */
export function postRequest(origin: string, number: number): Promise<Response> {
  return fetch(`${origin}/api/submit-itinerary`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: KEY,
      'idempotency-key': crypto.randomUUID(),
      'cf-connecting-ip': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({
      user_email: `visitor.${number}@example.com`,
      start_date: '2099-06-11',
      end_date: '2099-06-17',
      selected_locations: chosen,
      selected_activities: [],
    }),
  });
}

/** Calls `act` with 0, 1, 2 … until `going` says no, so many at a time. */
export async function inParallel(width: number, going: () => boolean, act: (number: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (going()) {
      next += 1;
      await act(next);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
