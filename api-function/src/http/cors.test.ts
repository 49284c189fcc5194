import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { fetchWithEnv, SITE, submitRequest, validRequest } from '../testing/submission.ts';

const PATH = '/api/submit-itinerary';
const PARTNER = 'https://partner.test';

const fetchFrom = (method: string, origin: string) =>
  fetchWithEnv({ ALLOWED_ORIGINS: `https://other.test, ${PARTNER}` }, PATH, { method, headers: { origin } });

test('refuses the preflight request of a site that is not listed', async () => {
  const response = await exports.default.fetch(SITE + PATH, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(await response.json()).toMatchObject({ success: false, code: 'other_origin' });
});

test('accepts the preflight request of a listed site, and of no other', async () => {
  const preflight = await fetchFrom('OPTIONS', PARTNER);
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(PARTNER);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  expect(preflight.headers.get('access-control-max-age')).toBe('600');
  expect((await fetchFrom('OPTIONS', 'https://third.test')).headers.get('access-control-allow-origin')).toBeNull();
});

test('lets a listed site read the response, also that to a refused request', async () => {
  const refused = await fetchFrom('POST', PARTNER);
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, PARTNER]);
  expect(refused.headers.get('vary')).toContain('Origin');
});

test('sends no CORS headers to this site itself', async () => {
  const response = await submitRequest();
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([202, null]);
});

test('refuses a site whose name begins like that of this site', async () => {
  const response = await submitRequest(validRequest, { headers: { origin: `${SITE}.evil.test` } });
  expect(response.status).toBe(403);
});
