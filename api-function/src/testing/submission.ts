import { createExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { todayInAlmaty } from '@almaty/store/schema';
import worker from '../index.ts';

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

/** A valid itinerary request, as the form sends it. */
export const validRequest = {
  user_email: 'visitor@example.com',
  start_date: todayInAlmaty(),
  end_date: '2099-06-17',
  selected_locations: [charyn, peak],
  selected_activities: [camping],
};

let networks = 0;
/** Creates the IP address of a network that has sent nothing yet: the counts of the rate limiter outlive a test. */
const createIpAddress = () => {
  networks += 1;
  return `10.${Math.floor(networks / 65_536)}.${Math.floor(networks / 256) % 256}.${networks % 256}`;
};

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

/** Submits a request as the form does. `init` overrides parts of it. */
export const submitRequest = (body: unknown = validRequest, init: RequestInit = {}) =>
  exports.default.fetch(`${SITE}/api/submit-itinerary`, createInit(body, init));

/** Calls the Worker with other variables than those of wrangler.jsonc. */
export const fetchWithVariables = async (variables: object, path: string, init?: RequestInit) =>
  worker.fetch(new Request(SITE + path, init), { ...env, ...variables }, createExecutionContext());

/** Submits a request to a Worker with other variables. */
export const submitWithVariables = (variables: object, body: unknown = validRequest) =>
  fetchWithVariables(variables, '/api/submit-itinerary', createInit(body, {}));
