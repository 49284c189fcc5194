import { expect, test, vi } from 'vitest';
import { readFigures } from './read-figures.ts';

const request = (fetch: typeof globalThis.fetch) => ({ site: 'https://guide.test', key: 'the-key', fetch });

test('asks the site for the figures of a part, with the key', async () => {
  const empty = { part: 'catalogue', since: '2026-11-23T00:00:00.000Z', figures: [] };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(empty));
  expect(await readFigures('catalogue', { ...request(fetch), hours: 2 })).toEqual([]);
  expect(fetch).toHaveBeenCalledWith(
    new URL('https://guide.test/_reports/figures?part=catalogue&hours=2'),
    expect.objectContaining({ headers: { authorization: 'Bearer the-key' } }),
  );
});

test.each([
  [async () => new Response('', { status: 403 }), 'refuses the key'],
  [async () => new Response('', { status: 503 }), 'status 503'],
  [async () => new Response('<html>'), 'something else than figures'],
  [() => Promise.reject(new TypeError('fetch failed')), 'does not respond'],
])('a site that does not give figures is an error with a reason (%#)', async (fetch, reason) => {
  await expect(readFigures('catalogue', request(fetch as typeof globalThis.fetch))).rejects.toThrow(reason);
});
