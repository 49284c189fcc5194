import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigationLinks } from '../src/app/navigation-links.ts';
import type { RemoteList } from '../src/parts/remote-list.ts';
import worker from './index.ts';
import { createApi } from './testing/api.ts';
import { SITE } from './testing/fetch-path.ts';
import { expireLastRelease, expirePointer, publish, unpublish } from './testing/releases.ts';

const TIPS = { fragments: { '/plan-trip': { head: { title: 'Tips' }, body: '<h1>Tips</h1>' } } };
const API = createApi(async () => Response.json({ ok: true, database: 'up' }, { headers: { 'x-turnstile': 'off' } }));

/** Requests a path of the site, and waits for what the Worker does after its response. */
async function request(path: string): Promise<Response> {
  const execution = createExecutionContext();
  const incoming = new Request<unknown, IncomingRequestCfProperties>(SITE + path);
  const response = await worker.fetch(incoming, { ...env, API }, execution);
  await waitOnExecutionContext(execution);
  return response;
}
const getStatus = async (path: string) => (await request(path)).status;
const getHealth = async () => (await request('/api/health')).json();

const log = vi.fn();
beforeEach(() => {
  log.mockClear();
  // Then the frame leads to the itinerary alone, and the other remotes may be new.
  vi.spyOn(navigationLinks, 'map').mockReturnValue([]);
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(log);
});

test('the site is complete and healthy before the first promotion of a remote that no page leads to', async () => {
  await publish({ remote: 'catalogue' });
  await publish({ remote: 'itinerary' });
  expect(await getHealth()).toMatchObject({ ok: true, remotes: { 'trip-tips': 'not-yet' } });
  expect([await getStatus('/'), await getStatus('/plan-trip'), await getStatus('/ru/plan-trip')]).toEqual([
    200, 404, 404,
  ]);
  const sitemap = await request('/sitemap.xml');
  expect(sitemap.headers.get('cache-control')).toBe('public, max-age=3600');
  const { remotes }: RemoteList = await (await request('/_mfe/remotes.json')).json();
  expect(remotes.find(({ name }) => name === 'trip-tips')).toMatchObject({ version: 'not-yet', pages: [] });
  expect(log).not.toHaveBeenCalled();
});

test('its pages are there after its first promotion, and stay when its release pointer is lost', async () => {
  const version = await publish(TIPS);
  expirePointer();
  expect(await getStatus('/plan-trip')).toBe(200);
  expect(await getHealth()).toMatchObject({ ok: true, remotes: { 'trip-tips': version } });
  await env.R2_TRIP_TIPS.delete('channels.json');
  expirePointer();
  expect(await getStatus('/plan-trip')).toBe(200);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('last_release_used'));
  expireLastRelease();
  expect(await getStatus('/plan-trip')).toBe(503);
});

test('a remote that a page leads to is missing', async () => {
  await unpublish('itinerary');
  expect(await getHealth()).toMatchObject({ ok: false, remotes: { itinerary: 'missing' } });
  expect(await getStatus('/itinerary')).toBe(503);
});
