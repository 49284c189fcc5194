import { getIntegrity } from '@almaty/delivery/bucket-reader';
import { getLanguage, toLanguage } from '@almaty/languages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REMOTE_LIST_ID, type RemoteList } from '../src/parts/remote-list.ts';
import { fetchPath, fetchText, SITE } from './testing/fetch-path.ts';
import { createPage, createRelease, omitNew, publish, setPointer, unpublish } from './testing/releases.ts';

const { snapshot } = createRelease('v1');
const inRussian = (file: string) => `ru/${file}`;
const translation = {
  ...snapshot,
  remoteEntry: inRussian(snapshot.remoteEntry),
  modules: snapshot.modules.map((module) => ({
    ...module,
    assets: {
      js: { sync: module.assets.js.sync.map(inRussian), async: [] },
      css: { sync: ['ru/page.css'], async: [] },
    },
  })),
};

/** A release with a page in English and Russian, and one in English only; with its Russian heading. */
const publishTips = (heading = 'Советы') =>
  publish({
    release: {
      translations: { ru: translation },
      pages: [createPage('/plan-trip'), createPage('/ru/plan-trip'), createPage('/plan-trip/winter')],
    },
    files: { 'ru/entry.js': 'entry()', 'ru/page.js': `page("${heading}")`, 'ru/page.css': 'h1{color:red}' },
    fragments: {
      '/plan-trip': { head: { title: 'Tips' }, body: '<h1>Tips</h1>' },
      '/ru/plan-trip': { head: { title: heading }, body: `<h1>${heading}</h1>` },
      '/plan-trip/winter': { head: { title: 'Winter' }, body: '<h1>Winter</h1>' },
    },
  });

const readList = (html: string): RemoteList => {
  const [, json = ''] = new RegExp(`id="${REMOTE_LIST_ID}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json);
};

/** A release of another remote, whose page has a Russian heading. */
const publishCatalogue = () =>
  publish({
    remote: 'catalogue',
    release: { translations: { ru: translation }, pages: [createPage('/nature'), createPage('/ru/nature')] },
    files: { 'ru/entry.js': 'entry()', 'ru/page.js': 'page()', 'ru/page.css': 'h1{color:red}' },
    fragments: { '/ru/nature': { head: { title: 'Природа' }, body: '<h1>Природа</h1>' } },
  });

beforeEach(async () => void (await publishTips()));
afterEach(async () => {
  await unpublish();
  await unpublish('catalogue');
});

describe('a page in another language', () => {
  test('is of that language: its document, fragment, files and list', async () => {
    const html = await fetchText('/ru/plan-trip');
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain('<h1>Советы</h1>');
    expect(html).toContain(`<link rel="canonical" href="${SITE}/ru/plan-trip"/>`);
    expect(html).toContain('<meta property="og:locale" content="ru"/>');
    expect(html).toContain('<style data-href="ru/page.css">');
    expect(html).toMatch(/rel="preload" as="script"[^>]*\/ru\/page\.js"/);
    const { shell, remotes: all } = readList(html);
    const remotes = omitNew(all);
    expect(shell.pages.map(({ route }) => route)).toEqual(['/ru', '/ru/offline', '/ru/privacy']);
    expect(remotes).toMatchObject([{ pages: [createPage('/ru/plan-trip')], snapshot: { remoteEntry: 'ru/entry.js' } }]);
    expect(Object.keys(remotes[0]?.integrity ?? {})).toEqual(['ru/entry.js', 'ru/page.js', 'ru/page.css']);
  });

  test('leaves the English one as it was', async () => {
    const html = await fetchText('/plan-trip');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1>Tips</h1>');
    const remotes = omitNew(readList(html).remotes);
    expect(remotes).toMatchObject([{ snapshot: { remoteEntry: 'entry.js' } }]);
    expect(Object.keys(remotes[0]?.integrity ?? {})).toEqual(['entry.js', 'page.js', 'page.css']);
  });

  test.each(['/ru', '/kk/privacy'])('of the shell is there without any release: %s', async (path) => {
    await unpublish();
    const response = await fetchPath(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<html lang="${path.slice(1, 3)}">`);
  });

  test.each(['/kk/plan-trip', '/ru/plan-trip/winter'])(
    'that its remote has in English only is the English one: %s',
    async (path) => {
      const response = await fetchPath(`${path}?a=1`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${SITE}${path.slice(3)}?a=1`);
    },
  );

  test.each(['/ru/nowhere', '/ru/plan-trip/nowhere'])(
    'that does not exist is the not-found page of the language: %s',
    async (path) => {
      const response = await fetchPath(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('<html lang="ru">');
      expect(html).toContain('<title>Страница не найдена');
      expect(html).toMatch(/<div data-static="">.*<h1.*Страница не найдена/s);
    },
  );

  test.each(['/en/plan-trip', '/de/plan-trip', '/kz'])('that the site does not have is not found: %s', async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="en">');
  });
});

test('a remote with newer Russian texts has its page from one release, and leaves those of the others as they were', async () => {
  const readEntry = (html: string, remote: string) => readList(html).remotes.find(({ name }) => name === remote);
  await publishCatalogue();
  const before = { tips: await fetchText('/ru/plan-trip'), nature: await fetchText('/ru/nature') };
  expect(before.tips).toContain('<h1>Советы</h1>');
  const version = await publishTips('Полезные советы');
  await setPointer({ stable: version });
  const tips = await fetchText('/ru/plan-trip');
  expect(tips).toContain('<h1>Полезные советы</h1>');
  expect(tips).toMatch(/<title>Полезные советы/);
  expect(tips).not.toContain('<h1>Советы');
  expect(tips).toContain(`/_mfe/trip-tips/${version}/ru/page.js`);
  expect(readEntry(tips, 'trip-tips')?.version).toBe(version);
  expect(readEntry(tips, 'trip-tips')?.integrity['ru/page.js']).toBe(await getIntegrity('page("Полезные советы")'));
  const nature = await fetchText('/ru/nature');
  expect(nature).toContain('<h1>Природа</h1>');
  for (const html of [tips, nature])
    expect(readEntry(html, 'catalogue')).toEqual(readEntry(before.nature, 'catalogue'));
});

test('the list that a retry requests is in the language of the document', async () => {
  const list: RemoteList = await (await fetchPath('/_mfe/remotes.json?language=ru')).json();
  expect(omitNew(list.remotes)).toMatchObject([{ pages: [createPage('/ru/plan-trip')] }]);
});

describe('the switch of a page', () => {
  test('leads to the page in each language, and to the home page of one that it is not in', async () => {
    const html = await fetchText('/plan-trip');
    expect(html).toContain('href="/ru/plan-trip" hrefLang="ru"');
    expect(html).toContain('href="/kk" hrefLang="kk"');
  });

  test('of the shell leads to it in each language', async () => {
    expect(await fetchText('/ru/privacy')).toContain('href="/kk/privacy" hrefLang="kk"');
  });
});

describe('the language that a visitor chose', () => {
  const open = (path: string, cookie: string, headers = {}) => fetchPath(path, { headers: { cookie, ...headers } });

  test('is that of the home page', async () => {
    const response = await open('/?a=1', 'language=kk');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/kk?a=1');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('does not count for who comes from a page of the site, whose cookie of English may be later than the request', async () => {
    expect((await open('/', 'language=kk', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await open('/', 'language=kk', { 'sec-fetch-site': 'cross-site' })).status).toBe(302);
  });

  test.each([
    ['/', 'language=en'],
    ['/', 'language=de'],
    ['/plan-trip', 'language=ru'],
    ['/ru', 'language=kk'],
  ])('changes nothing else: %s with %s', async (path, cookie) => {
    expect((await open(path, cookie)).status).toBe(200);
  });
});

test.each([
  ['/', 'en', 'Almaty'],
  ['/ru', 'ru', 'Алматы'],
  ['/kk/privacy', 'kk', 'Алматы'],
])('the page %s has a web app manifest in its language', async (path, lang, shortName) => {
  const page = await (await fetchPath(path)).text();
  const [, manifest = ''] = /<link rel="manifest" href="(.*?)"/.exec(page) ?? [];
  const response = await fetchPath(manifest);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  expect(await response.json()).toMatchObject({
    ...{ lang, short_name: shortName, start_url: path.replace('/privacy', '') },
    icons: [{ src: '/icon.svg' }, { src: '/icon-192.png' }, { src: '/icon-512.png' }, { purpose: 'maskable' }],
    shortcuts: ['/locations', '/itinerary', '/offline'].map((route) => ({ url: toLanguage(route, getLanguage(path)) })),
  });
});
