import { env } from 'cloudflare:workers';
import { REMOTE_NAMES, TURNSTILE_HEADER } from '@almaty/delivery/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Env } from './env.ts';
import { serveHealth } from './health.ts';
import { readSettings } from './settings.ts';
import { passSeconds, publish, unpublish } from './testing/releases.ts';

const HEALTHY = { ok: true, database: 'up' };
const versions: Partial<Record<string, string>> = {};
let preview = '';

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  preview = await publish({ remote: 'catalogue' });
  for (const remote of REMOTE_NAMES) {
    await unpublish(remote);
    versions[remote] = await publish({ remote });
  }
});

const createApi = (fetch: Fetcher['fetch']): Fetcher => ({
  fetch,
  connect() {
    throw new Error('Health opens no socket');
  },
});

/** Asks for health with an API that responds so. */
async function fetchHealth(body: unknown, status = 200, change: Partial<Env> = {}, turnstile = 'off') {
  const headers = { [TURNSTILE_HEADER]: turnstile };
  const API = createApi(async () => Response.json(body, { status, headers }));
  const changed = { ...env, API, ...change };
  const response = await serveHealth(new Request('https://guide.test/api/health'), {
    env: changed,
    settings: readSettings(changed),
    visitor: { group: null, previews: { catalogue: preview } },
    cache: caches.default,
    waitUntil: () => {},
    afterResponse: () => {},
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
}

test('is green when the API is, and every remote has a release, whose versions operators see', async () => {
  expect(await fetchHealth(HEALTHY)).toEqual([200, { ...HEALTHY, remotes: versions }]);
  expect(await fetchHealth({ ok: true })).toEqual([200, { ok: true }]);
});

test('names a version that was published more than five seconds after the one before', async () => {
  await fetchHealth(HEALTHY);
  const catalogue = await publish({ remote: 'catalogue' });
  passSeconds(5);
  expect(await fetchHealth(HEALTHY)).toEqual([200, { ...HEALTHY, remotes: { ...versions, catalogue } }]);
});

test('is red when the API is, with what the API says', async () => {
  const red = { ok: false, database: 'down' };
  expect(await fetchHealth(red, 503)).toEqual([503, { ...red, remotes: versions }]);
  expect(await fetchHealth({ ok: false }, 503)).toEqual([503, { ok: false }]);
});

test('is red when a remote has no release, and names it to operators only', async () => {
  await unpublish('catalogue');
  expect(await fetchHealth(HEALTHY)).toEqual([
    503,
    { ...HEALTHY, ok: false, remotes: { ...versions, catalogue: 'missing' } },
  ]);
  expect(await fetchHealth({ ok: true })).toEqual([503, { ok: false }]);
});

test('is red when a variable of the shell is bad, and names it to operators beside those of the API', async () => {
  const bad = { FILE_LIMIT_MS: 'soon' };
  const problem = 'FILE_LIMIT_MS must be a whole number from 10 to 30000';
  expect(await fetchHealth(HEALTHY, 200, bad)).toEqual([
    503,
    { ...HEALTHY, ok: false, remotes: versions, problems: [problem] },
  ]);
  const others = { ok: false, problems: ['LINK_SECRET needs at least 32 characters'] };
  expect(await fetchHealth(others, 503, bad)).toEqual([
    503,
    { ok: false, remotes: versions, problems: [...others.problems, problem] },
  ]);
  expect(await fetchHealth({ ok: true }, 200, bad)).toEqual([503, { ok: false }]);
});

test.each([
  ['required', '', /^The API has a TURNSTILE_SECRET .*: set TURNSTILE_SITE_KEY/],
  ['off', 'a-key', /^The pages show Turnstile .*: set its secret TURNSTILE_SECRET/],
])('is red when the API says that Turnstile is %s and the site key is %j', async (turnstile, key, problem) => {
  const change = { TURNSTILE_SITE_KEY: key };
  expect(await fetchHealth(HEALTHY, 200, change, turnstile)).toMatchObject([
    503,
    { ok: false, problems: [expect.stringMatching(problem)] },
  ]);
  expect(await fetchHealth({ ok: true }, 200, change, turnstile)).toEqual([503, { ok: false }]);
});

test('is green when pages and API agree on Turnstile', async () => {
  expect(await fetchHealth({ ok: true }, 200, { TURNSTILE_SITE_KEY: 'a-key' }, 'required')).toEqual([
    200,
    { ok: true },
  ]);
});

test.each([
  ['throws', () => Promise.reject(new Error('no API'))],
  ['refuses the request', async () => Response.json({ success: false, error: '', code: '' }, { status: 405 })],
  ['responds with something else', async () => new Response('An error page', { status: 500 })],
])('is red when the API %s', async (_, fetch) => {
  expect(await fetchHealth({}, 200, { API: createApi(fetch) })).toEqual([503, { ok: false }]);
});
