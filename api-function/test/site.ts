import { env, exports } from 'cloudflare:workers';
import { todayInAlmaty } from '@almaty/store/schema';

export const SITE = 'https://guide.test';
export const charyn = { id: 13, name: 'Charyn Canyon', description: 'Red towers.', image: '', category: 'Nature' };
export const peak = {
  ...charyn,
  id: 31,
  name: 'Big Almaty Peak',
  category: 'Mountain Routes',
  difficulty: 'Very Hard',
};
export const camping = { id: 3, name: 'Camping', description: 'A night out.', intensity: 'Medium' };
export const request = {
  user_email: 'visitor@example.com',
  start_date: todayInAlmaty(),
  end_date: '2099-06-17',
  selected_locations: [charyn, peak],
  selected_activities: [camping],
};

let networks = 0;
/** A network nobody has sent from yet: the limiter's counts outlive a test. */
const newNetwork = () => {
  networks += 1;
  return `10.${Math.floor(networks / 65_536)}.${Math.floor(networks / 256) % 256}.${networks % 256}`;
};

/** Sends a request as the form does, but for what `change` says. */
export const send = (body: unknown = request, change: RequestInit = {}) =>
  exports.default.fetch(`${SITE}/api/submit-itinerary`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...change,
    headers: {
      'content-type': 'application/json',
      apikey: env.PUBLIC_ANON_KEY,
      'idempotency-key': crypto.randomUUID(),
      'cf-connecting-ip': newNetwork(),
      origin: SITE,
      ...change.headers,
    },
  });

/** What stands in the database of requests. */
export const stored = async () => {
  const { results } = await env.DB.prepare('select * from itinerary_request').all();
  return results;
};

/** The letters, as they stand. */
export const letters = async () => {
  const { results } = await env.DB.prepare('select * from outbox order by id').all<Record<string, unknown>>();
  return results;
};

const release = {
  locations: [
    { id: 13, slug: 'charyn-canyon', name: 'Charyn Canyon', category: 'Nature' },
    { id: 31, slug: 'big-almaty-peak', name: 'Big Almaty Peak', category: 'Mountain Routes' },
  ],
  activities: [{ id: 3, name: 'Camping' }],
};

/** Publishes what a release of the catalogue tells others. */
export async function publishCatalogue() {
  await env.CATALOGUE.put('v1/catalogue.json', JSON.stringify(release));
  await env.CATALOGUE.put('channels.json', JSON.stringify({ stable: 'v1' }));
}

/** Leaves the database as it is after its migrations. */
export async function emptyDatabase() {
  for (const table of ['outbox', 'requested_location', 'requested_activity', 'itinerary_request', 'suppression'])
    await env.DB.prepare(`delete from ${table}`).run();
}
