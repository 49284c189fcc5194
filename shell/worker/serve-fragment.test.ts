import type { Fragment } from '@almaty/delivery/schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHELL_VERSION } from './shells.ts';
import { fetchPath, fetchText, SITE } from './testing/fetch-path.ts';
import { createPage, createVersion, getKey, publish, putObject, unpublish } from './testing/releases.ts';

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
    release: { pages: [createPage('/plan/:reference')] },
    fragments: { '/plan/:reference': createTips('Plan') },
  });
  const response = await fetchPath(`/_mfe/itinerary/${version}/_fragments/plan/:reference`);
  expect(await response.json()).toMatchObject({ head: { title: 'Plan' } });
  await unpublish('itinerary');
});

test('a page or version that does not exist is 404, and nobody keeps that', async () => {
  const version = await publishTips(createTips('Tips'));
  for (const path of [
    getPath(version, '/city'),
    getPath(version, '/'),
    getPath(version, '*'),
    getPath(createVersion()),
    getPath('..%2f'),
  ]) {
    const response = await fetchPath(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

describe('the fragment of a page of the shell', () => {
  const getShellPath = (page: string, version = SHELL_VERSION) => `/_mfe/shell/${version}/_fragments${page}`;

  test.each([
    ['/', 'Almaty guide: places, routes and activities'],
    ['/privacy', 'Privacy · Almaty guide'],
    ['*', 'Page not found · Almaty guide'],
  ])('%s is what the page contains, for a year', async (page, title) => {
    const response = await fetchPath(getShellPath(page));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { head, body } = (await response.json()) as Fragment;
    expect(head.title).toBe(title);
    expect(head.noindex).toBe(page === '*' ? true : undefined);
    expect(await fetchText(page === '*' ? '/nowhere' : page)).toContain(`<div data-static="">${body}</div>`);
  });

  test.each([
    getShellPath('/', 'deadbeef00'),
    getShellPath('*', 'deadbeef00'),
    getShellPath('/nowhere'),
    getShellPath('/locations'),
    getShellPath('/*'),
  ])('%s does not exist, and nobody keeps that', async (path) => {
    const response = await fetchPath(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
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
