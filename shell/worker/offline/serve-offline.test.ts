import { env } from 'cloudflare:workers';
import { getIntegrity } from '@almaty/delivery/bucket-reader';
import { isInCanary } from '@almaty/delivery/canary';
import type { Fragment, RemoteName } from '@almaty/delivery/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GuideList } from '../../src/offline/guide-list.ts';
import { BODY, fillMarks, type KeptPage } from '../../src/offline/kept-page.ts';
import { fetchPath, fetchText } from '../testing/fetch-path.ts';
import { createPage, publish, setPointer, unpublish } from '../testing/releases.ts';
import { request } from '../testing/reports.ts';
import { REMOVING_WORKER } from './removing-worker.ts';

const fragment: Fragment = {
  head: { title: 'Tips · Almaty guide' },
  body: '<h1>Tips</h1><img src="https://release-base.invalid/a-400.avif"/>',
};

const publishTips = (text = 'tips()') =>
  publish({
    release: { pages: [createPage('/plan-trip')] },
    files: {
      'page.css': 'h1{color:red}',
      'page.js': text,
      'entry.js': 'entry()',
      'a-400.avif': 'a',
      'a-800.avif': 'b',
    },
    fragments: { '/plan-trip': fragment },
  });
const publishEmpty = (remote: RemoteName) => publish({ remote, release: { pages: [], files: {} } });
const publishItinerary = () =>
  publish({
    remote: 'itinerary',
    files: { 'page.css': 'h1{}', 'page.js': 'plan()', 'entry.js': 'entry()' },
    release: {
      pages: [createPage('/plan/:reference', { noindex: true }), createPage('/desk/:reference', { noindex: true })],
    },
    fragments: {
      '/plan/:reference': { head: { title: 'Plan', noindex: true }, body: '<h1>Plan</h1>' },
      '/desk/:reference': { head: { title: 'Desk', noindex: true }, body: '<h1>Desk</h1>' },
    },
  });

let version: string;
beforeEach(async () => {
  await Promise.all([publishEmpty('catalogue'), publishItinerary()]);
  version = await publishTips();
});
afterEach(() => Promise.all([unpublish(), unpublish('catalogue'), unpublish('itinerary')]));

const readList = async (): Promise<GuideList> => (await fetchPath('/_offline/list/en')).json();
const readContent = async ({ contents }: GuideList, hash = '') => {
  const text = await fetchText(contents[hash]?.url ?? '');
  expect(await getIntegrity(text)).toBe(hash);
  return text;
};

describe('the list of the guide', () => {
  test('has the pages of the sitemap and the one of all plans, and the files that they load, in one language', async () => {
    const { pages, files, versions } = await readList();
    expect(Object.keys(pages)).toEqual(['/', '/offline', '/privacy', '/plan/:reference', '/plan-trip']);
    expect(versions).toMatchObject({ 'trip-tips': version });
    const ofTips = Object.keys(files).filter((file) => file.startsWith('/_mfe/trip-tips/'));
    const path = `/_mfe/trip-tips/${version}`;
    expect(ofTips).toEqual([`${path}/entry.js`, `${path}/page.js`, `${path}/page.css`, `${path}/a-400.avif`]);
    expect(files).toHaveProperty('/icon.svg');
  });

  test('leads to contents with the hashes that it says', async () => {
    const list = await readList();
    for (const hash of [...Object.values(list.pages), list.texts]) await readContent(list, hash);
    for (const path of ['/icon.svg', `/_mfe/trip-tips/${version}/page.js`]) await readContent(list, list.files[path]);
  });

  test.each(['/', '/plan-trip'])('has the document of %s that visitors get, with its policy', async (path) => {
    const list = await readList();
    const page: KeptPage = JSON.parse(await readContent(list, list.pages[path]));
    const texts = JSON.parse(await readContent(list, list.texts));
    const document = fillMarks(page.document, { ...texts, [BODY]: fillMarks(page.body, texts) });
    const response = await fetchPath(path);
    expect(document).toBe(await response.text());
    expect(page.headers['content-security-policy']).toBe(response.headers.get('content-security-policy'));
  });

  test('names the same pages after a release that leaves them as they were', async () => {
    const before = await readList();
    const next = await publishTips('tips(2)');
    await setPointer({ stable: next });
    const after = await readList();
    expect(after.versions['trip-tips']).toBe(next);
    expect(after.pages).toEqual(before.pages);
    expect(after.texts).not.toBe(before.texts);
  });

  test('is of the canary for its visitors, and of what is stable for others', async () => {
    const canary = await publishTips('tips(3)');
    await setPointer({ stable: version, canary: { version: canary, percent: 50 } });
    const groups = Array.from({ length: 100 }, (_, group) => group);
    const readVersion = async (isTrying: boolean) => {
      const group = groups.find((candidate) => isInCanary(candidate, canary, 50) === isTrying);
      const response = await fetchPath('/_offline/list/en', { headers: { cookie: `canary-group=${group}` } });
      return (await response.json<GuideList>()).versions['trip-tips'];
    };
    expect(await readVersion(true)).toBe(canary);
    expect(await readVersion(false)).toBe(version);
  });

  test('does not exist for who looks at a preview, and without one of the remotes', async () => {
    const preview = { headers: { cookie: `preview=trip-tips@${version}` } };
    expect((await fetchPath('/_offline/list/en', preview)).status).toBe(404);
    expect((await fetchPath('/_offline/page/', preview)).status).toBe(404);
    await unpublish('catalogue');
    const response = await fetchPath('/_offline/list/en');
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/_offline/list/de', '/_offline/page/desk/:reference', '/_offline/page/nowhere', '/_offline/'])(
    'offers nothing else: %s',
    async (path) => expect((await fetchPath(path)).status).toBe(404),
  );
});

describe('the service worker', () => {
  test('is asked for again at each page', async () => {
    const response = await fetchPath('/service-worker.js');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toContain('almaty-offline');
  });

  test('is replaced by one that removes all when the guide is not offered', async () => {
    expect(env.OFFLINE_GUIDE).toBe('on');
    const off = { OFFLINE_GUIDE: 'off' };
    expect(await (await request('/service-worker.js', {}, off)).text()).toBe(REMOVING_WORKER);
    expect((await request('/_offline/list/en', {}, off)).status).toBe(404);
  });
});
