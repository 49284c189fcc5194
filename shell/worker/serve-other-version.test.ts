import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchPath } from './testing/fetch-path.ts';

const SCRIPT = '/static/js/async/map.0123456789.js';

beforeEach(async () => {
  await env.R2_SHELL.put(SCRIPT.slice(1), 'open()');
});

test('a script that this version lacks comes from the files of all versions, for good', async () => {
  const response = await fetchPath(SCRIPT);
  expect([response.status, await response.text()]).toEqual([200, 'open()']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
});

test('its compressed copy is sent to a browser that accepts it', async () => {
  await env.R2_SHELL.put(`${SCRIPT.slice(1)}.br`, 'compressed');
  const response = await fetchPath(SCRIPT, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
});

test.each(['/static/js/async/map.9876543210.js', '/static/js/map.js', '/static/font/new.0123456789.woff2'])(
  '%s, which no version has, is not there',
  async (path) => {
    const response = await fetchPath(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test('nothing else of the bucket is served', async () => {
  await env.R2_SHELL.put('secret.0123456789.js', 'secret');
  await env.R2_SHELL.put('static/index.html', 'another page');
  for (const path of ['/secret.0123456789.js', '/static/index.html', '/static/../secret.0123456789.js'])
    expect((await fetchPath(path)).status).toBe(404);
});

test('a bucket that fails is no missing file, and nobody keeps it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(env.R2_SHELL, 'get').mockRejectedValue(new Error('down'));
  const response = await fetchPath('/static/js/async/other.0123456789.js');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(log.mock.calls.flat().join()).toContain('"event":"file_unreadable","remote":"shell"');
  vi.restoreAllMocks();
});
