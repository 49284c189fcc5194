import { createExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { addDays, todayInAlmaty } from '@almaty/dates';
import worker from '../index.ts';

export const SITE = 'https://guide.test';
const PATH = '/api/submit-itinerary';
export const charyn = { id: 13, name: 'Charyn Canyon', description: 'Red towers.', image: '', category: 'Nature' };
export const peak = {
  ...charyn,
  id: 31,
  name: 'Big Almaty Peak',
  category: 'Mountain Routes',
  difficulty: 'Very Hard',
};
export const camping = { id: 3, name: 'Camping', description: 'A night out.', intensity: 'Medium' };

/** A valid itinerary request, as the form sends it. */
export const validRequest = {
  user_email: 'visitor@example.com',
  // Not today, which may be over in Almaty before a test sends it.
  start_date: addDays(todayInAlmaty(), 1),
  end_date: addDays(todayInAlmaty(), 7),
  selected_locations: [charyn, peak],
  selected_activities: [camping],
};

/** Creates the IP address of a network that has sent nothing yet: the counts of the rate limiter outlive a test. */
export const createIpAddress = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`;

const createInit = (body: unknown, init: RequestInit): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...init,
  headers: {
    'content-type': 'application/json',
    apikey: env.PUBLIC_ANON_KEY,
    'idempotency-key': crypto.randomUUID(),
    'cf-connecting-ip': createIpAddress(),
    origin: SITE,
    ...init.headers,
  },
});

/** A queue that ignores its messages, so that only the test sends emails. */
export const ignoringQueue = { sendBatch: async () => {} };

/** Calls the Worker with other variables or bindings than those of wrangler.jsonc. */
export const fetchWithEnv = async (change: object, path: string, init?: RequestInit, origin = SITE) =>
  worker.fetch(new Request(origin + path, init), { ...env, ...change }, createExecutionContext());

/** Submits a request to a Worker with other variables or bindings. */
export const submitWithEnv = (change: object, body: unknown = validRequest, init: RequestInit = {}) =>
  fetchWithEnv({ EMAIL_QUEUE: ignoringQueue, ...change }, PATH, createInit(body, init));

/**
 * Submits a request as the form does, to a Worker whose queue ignores its emails, so that none is sent unless the test
 * sends it.
 *
 * @param init overrides parts of the request.
 */
export const submitRequest = (body: unknown = validRequest, init: RequestInit = {}) =>
  fetchWithEnv({ EMAIL_QUEUE: ignoringQueue }, PATH, createInit(body, init));

/** Submits a valid request to the Worker with its real queue. */
export const submitThroughQueue = () => exports.default.fetch(SITE + PATH, createInit(validRequest, {}));
