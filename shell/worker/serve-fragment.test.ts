import type { Fragment } from '@almaty/delivery/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPath, fetchText, SITE } from './testing/fetch-path.ts';
import { createVersion, getKey, publish, putObject, unpublish } from './testing/releases.ts';

const createTips = (title: string): Fragment => ({
  head: { title, description: 'Seven tips.', structuredData: { '@type': 'Thing' } },
  body: '<h1>Tips</h1><img src="https://release-base.invalid/a.png"/>',
});

const publishTips = (tips: Fragment) => publish({ fragments: { '/plan-trip': tips } });
const getPath = (version: string, page = '/plan-trip') => `/_mfe/trip-tips/${version}/_fragments${page}`;

beforeEach(() => unpublish());
afterEach(() => vi.restoreAllMocks());

test('a tab gets the fragment of the version that it runs, with the fields of its head, for a year', async () => {
  const first = await publishTips(createTips('First'));
  const second = await publishTips(createTips('Second'));
  for (const [version, title] of [
    [first, 'First'],
    [second, 'Second'],
  ] as const) {
    const response = await fetchPath(getPath(version));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toEqual({
      head: { title, description: 'Seven tips.' },
      body: `<h1>Tips</h1><img src="${SITE}/_mfe/trip-tips/${version}/a.png"/>`,
    });
  }
});

test('the fragment of a page is what the page contains', async () => {
  const version = await publishTips(createTips('Tips'));
  const { body } = (await (await fetchPath(getPath(version))).json()) as Fragment;
  expect(await fetchText('/plan-trip')).toContain(body);
});

test('a route that the release lists itself has one fragment for every value of its parameter', async () => {
  const version = await publish({
    remote: 'itinerary',
    release: { pages: ['/plan/:reference'] },
    fragments: { '/plan/:reference': createTips('Plan') },
  });
  const response = await fetchPath(`/_mfe/itinerary/${version}/_fragments/plan/:reference`);
  expect(await response.json()).toMatchObject({ head: { title: 'Plan' } });
  await unpublish('itinerary');
});

test('a page or version that does not exist is 404, and nobody keeps that', async () => {
  const version = await publishTips(createTips('Tips'));
  for (const path of [getPath(version, '/city'), getPath(version, '/'), getPath(createVersion()), getPath('..%2f')]) {
    const response = await fetchPath(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('a damaged fragment is 503, and nobody keeps it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tips = createTips(`Damaged ${createVersion()}`);
  const version = await publishTips(tips);
  await putObject(await getKey(JSON.stringify(tips)), { ...tips, body: '<h1>Other</h1>' });
  const response = await fetchPath(getPath(version));
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(log.mock.calls.flat().join()).toContain('fragment_unreadable');
});
