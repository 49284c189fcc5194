import { describe, expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';
import { fetchPath } from './testing/fetch-path.ts';
import { publish } from './testing/releases.ts';

test.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['Bytes=9-9', { first: 9, last: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  [null, undefined],
  ['bytes=-', undefined],
  ['bytes=3-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
] as const)('of ten bytes, %s is %o', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

describe('a range of a released file', () => {
  const CONTENT = '0123456789'.repeat(20_000);

  async function fetchRange(range: string, init: { method?: string; headers?: Record<string, string> } = {}) {
    const version = await publish({ files: { 'maps/region.pmtiles': CONTENT } });
    const url = `/_mfe/trip-tips/${version}/maps/region.pmtiles`;
    const headers = { ...init.headers, range };
    const first = await fetchPath(url, { ...init, headers });
    const text = await first.text();
    // The second one comes from the edge's cache.
    const second = await fetchPath(url, { ...init, headers });
    expect([second.status, await second.text()]).toEqual([first.status, text]);
    return { response: first, text };
  }

  test.each([
    ['bytes=3-5', '345', 'bytes 3-5/200000'],
    ['bytes=-2', '89', 'bytes 199998-199999/200000'],
    ['bytes=131070-131075', '012345', 'bytes 131070-131075/200000'],
  ])('%s is %s', async (range, expected, contentRange) => {
    const { response, text } = await fetchRange(range);
    expect([response.status, text]).toEqual([206, expected]);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('etag')).toMatch(/^"sha256-/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('that it does not have is 416 with its size, which nobody keeps', async () => {
    const { response, text } = await fetchRange('bytes=200000-');
    expect([response.status, text]).toEqual([416, '']);
    expect(response.headers.get('content-range')).toBe('bytes */200000');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is the whole file when it is wrong, or asked for by HEAD', async () => {
    const wrong = await fetchRange('bytes=5-3');
    expect([wrong.response.status, wrong.text.length]).toEqual([200, CONTENT.length]);
    expect((await fetchRange('bytes=0-1', { method: 'HEAD' })).response.status).toBe(200);
  });

  test('is the whole file when If-Range names another one', async () => {
    const { response } = await fetchRange('bytes=0-1');
    const etag = response.headers.get('etag') ?? '';
    expect((await fetchRange('bytes=0-1', { headers: { 'if-range': etag } })).response.status).toBe(206);
    const { response: other, text } = await fetchRange('bytes=0-1', { headers: { 'if-range': '"sha256-another"' } });
    expect([other.status, text.length]).toEqual([200, CONTENT.length]);
  });

  test('is not cut from a compressed copy', async () => {
    const version = await publish({ files: { 'entry.js': 'remote()', 'entry.js.br': 'a compressed copy' } });
    const response = await fetchPath(`/_mfe/trip-tips/${version}/entry.js`, {
      headers: { 'accept-encoding': 'br', range: 'bytes=0-1' },
    });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
  });
});
