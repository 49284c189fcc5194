import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { brotliDecompressSync } from 'node:zlib';
import { getIntegrity } from '@almaty/delivery/bucket-reader';
import { type Fragment, getContentKey, Release } from '@almaty/delivery/schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RemoteList } from '../src/parts/remote-list.ts';
import worker from './index.ts';
import { getKeptUrl } from './kept.ts';
import { fetchPath, fetchText, SITE } from './testing/fetch-path.ts';
import {
  createPage,
  createVersion,
  expireLastRelease,
  expirePointer,
  omitNew,
  passSeconds,
  publish,
  putObject,
  unpublish,
} from './testing/releases.ts';

const tips: Fragment = {
  head: { title: 'Tips', description: '$& "tips"' },
  body: '<h1>Tips at $1 &amp; <img src="https://release-base.invalid/a.png"/></h1>',
};

/** The remote list that a page contains. */
const readRemoteList = (html: string): RemoteList =>
  JSON.parse(/<script type="application\/json" id="remote-list">(.*?)<\/script>/.exec(html)?.[1] ?? '');

const STYLES = '.tips > a{color:red}';

const publishTips = (release: object = {}) =>
  publish({ release, fragments: { '/plan-trip': tips }, files: { 'page.css': STYLES } });

beforeEach(() => unpublish());

describe('a route that the release lists itself', () => {
  const plan: Fragment = { head: { title: 'Plan', noindex: true }, body: '<h1>Your plan</h1>' };

  beforeEach(() =>
    publish({
      remote: 'itinerary',
      release: { pages: [createPage('/plan/:reference')] },
      fragments: { '/plan/:reference': plan },
    }),
  );
  afterEach(() => unpublish('itinerary'));

  test('has one fragment for every value of its parameter, and search engines may not list it', async () => {
    const response = await fetchPath('/plan/alm-0123456789');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Your plan</h1>');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('has no entry in the sitemap', async () => {
    expect(await fetchText('/sitemap.xml')).not.toContain('/plan/');
  });
});

describe('a page of a remote', () => {
  test('contains its fragment, head fields, styles, preloads with integrity, and the remote list', async () => {
    const version = await publishTips();
    const response = await fetchPath('/plan-trip');
    const html = await response.text();
    const base = `${SITE}/_mfe/trip-tips/${version}/`;
    expect(response.status).toBe(200);
    expect(html).toContain(
      `<div data-mfe="trip-tips" data-hydration-boundary=""><h1>Tips at $1 &amp; <img src="${base}a.png"/></h1></div>`,
    );
    expect(html).not.toContain('data-skeleton');
    expect(html).toContain('<title>Tips</title>');
    expect(html).toContain('<meta name="description" content="$&amp; &quot;tips&quot;"/>');
    expect(html).toContain(`<style data-href="page.css">${STYLES}</style>`);
    expect(html).not.toContain(`${base}page.css`);
    for (const [file, hash] of [
      ['entry.js', 'sha256-entry'],
      ['page.js', 'sha256-page'],
    ])
      expect(html).toContain(
        `<link rel="preload" as="script" fetchPriority="low" href="${base}${file}" integrity="${hash}" crossorigin="anonymous"/>`,
      );
    const list = readRemoteList(html);
    expect(omitNew(list.remotes)).toMatchObject([{ name: 'trip-tips', version, pages: [createPage('/plan-trip')] }]);
    expect(list.shell.version).toMatch(/^[0-9a-f]{8,}(-[0-9a-f]{8,}){2}$/);
    expect(list.shell.pages.map(({ route }) => route)).toEqual(['/', '/offline', '/privacy']);
    expect(html).not.toContain('release-base.invalid');
    expect(html).not.toContain('data-slot="head"');
    expect(html.match(/<title/g)).toHaveLength(1);
  });

  test('is asked for at each visit and kept for Back, and allows scripts of the site and its two script elements only', async () => {
    await publishTips();
    const response = await fetchPath('/plan-trip');
    const { headers } = response;
    const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    const hashes = await Promise.all(scripts.map((script) => getIntegrity(script)));
    expect(hashes).toHaveLength(2);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' '${hashes.join("' '")}';`);
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['without a release', async () => {}],
    ['with a damaged pointer', () => putObject('channels.json', '{"stable":')],
    ['with a pointer to a missing version', () => putObject('channels.json', { stable: createVersion() })],
    ['with a pointer of another shape', () => putObject('channels.json', { stable: '../other' })],
    ['with a damaged release', () => publishTips({ files: 'none' })],
    [
      'with a path in its release that HTML would have to escape',
      () => publishTips({ pages: [{ ...createPage('/plan-trip'), paths: ['/plan-trip&'] }] }),
    ],
  ])('%s is 503 with a skeleton and an empty outlet for the browser, and words without scripts', async (_, prepare) => {
    await prepare();
    const response = await fetchPath('/plan-trip');
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(html).toMatch(/<noscript>.*This page did not load.*<a href="\?".*Retry.*<\/noscript>/s);
    // Nobody knows the pages of the remote, so nobody knows the kind of this one.
    expect(html).toContain('<div data-slot="outlet"></div>');
    expect(html).toContain('data-skeleton="cards"');
    expect(html).toContain('<title>Almaty guide</title>');
    expect(omitNew(readRemoteList(html).remotes)).toEqual([]);
    expect(html.match(/<title/g)).toHaveLength(1);
  });

  test('that its release does not list is the not-found page, also when it has a fragment', async () => {
    await publishTips({ pages: [] });
    const response = await fetchPath('/plan-trip');
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Oops! Page not found')]);
  });

  test.each(['cards', 'poster', 'article', 'form'] as const)(
    'whose fragment cannot be read is 503 with its own skeleton (%s), and still names its files',
    async (skeleton) => {
      const pages = [createPage('/plan-trip', { skeleton })];
      await publish({ release: { pages }, files: { 'page.css': STYLES } });
      const response = await fetchPath('/plan-trip');
      const html = await response.text();
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(html).toContain('<div data-slot="outlet"></div>');
      expect(html).toContain(`data-skeleton="${skeleton}"`);
      expect(html).toContain('<title>Almaty guide</title>');
      expect(html).toContain(STYLES);
      expect(html).toContain('page.js');
    },
  );

  test('is the same with a trailing slash', async () => {
    await publishTips();
    const response = await fetchPath('/plan-trip/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Tips at');
  });

  test('shows a promoted version once the cached pointer has expired', async () => {
    const first = await publishTips();
    expect(await fetchText('/plan-trip')).toContain(first);
    const second = await publishTips();
    expirePointer();
    expect(await fetchText('/plan-trip')).toContain(second);
    const { remotes }: RemoteList = await (await fetchPath('/_mfe/remotes.json')).json();
    expect(omitNew(remotes)).toMatchObject([{ name: 'trip-tips', version: second }]);
  });

  test('shows the version before for one page while a pointer of more than five seconds is read again', async () => {
    const first = await publishTips();
    await fetchText('/plan-trip');
    const second = await publishTips();
    expect(await fetchText('/plan-trip')).toContain(first);
    passSeconds(5);
    expect(await fetchText('/plan-trip')).toContain(first);
    await expect.poll(() => fetchText('/plan-trip'), { timeout: 5000 }).toContain(second);
  });

  test('is of the newest version in the list by which Retry finds out what to run', async () => {
    await publishTips();
    await fetchText('/plan-trip');
    const second = await publishTips();
    passSeconds(5);
    expect(await fetchText('/_mfe/remotes.json')).toContain(second);
  });

  test('is composed once for all who get the same releases, and again for a team that looks at its parts', async () => {
    const version = await publishTips();
    const first = await fetchText('/plan-trip');
    const release = Release.parse(await (await env.R2_TRIP_TIPS.get(`${version}/release.json`))?.json());
    const digest = release.fragments['/plan-trip'];
    if (!digest) throw new Error('The release has no fragment');
    await env.R2_TRIP_TIPS.delete(getContentKey(digest));
    await caches.default.delete(getKeptUrl(`/trip-tips/${getContentKey(digest)}`));
    expect(await fetchText('/plan-trip?utm_source=letter')).toBe(first);
    expect((await fetchPath('/plan-trip?parts')).status).toBe(503);
  });

  test('is compressed for who accepts Brotli, when it is composed and when it is remembered', async () => {
    await publishTips({ note: 'compressed' });
    const pages: ArrayBuffer[] = [];
    for (const _ of ['composed', 'remembered']) {
      const request = new Request<unknown, IncomingRequestCfProperties>(`${SITE}/plan-trip`, {
        headers: { 'accept-encoding': 'br' },
      });
      const response = await worker.fetch(request, env, createExecutionContext());
      expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      pages.push(await response.arrayBuffer());
    }
    const html = await fetchText('/plan-trip');
    for (const page of pages) expect(brotliDecompressSync(page).toString()).toBe(html);
  });

  test.each(['gzip', 'br;q=0', ''])('is sent as it is to who accepts %j', async (encodings) => {
    await publishTips();
    const response = await fetchPath('/plan-trip', { headers: { 'accept-encoding': encodings } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toContain('<h1>Tips at $1');
  });

  test('is 503 when its pointer was removed, once the last good release may not stand in any more', async () => {
    const version = await publishTips();
    await fetchText('/plan-trip');
    await env.R2_TRIP_TIPS.delete('channels.json');
    passSeconds(5);
    expect(await fetchText('/plan-trip')).toContain(version);
    expireLastRelease();
    expect((await fetchPath('/plan-trip')).status).toBe(503);
  });

  test('texts of a release cannot end the script element of the remote list', async () => {
    const snapshot = { globalName: '</script><b>', remoteEntry: 'entry.js', modules: [] };
    await publishTips({ snapshot });
    expect(await fetchText('/plan-trip')).toContain('\\u003c/script>\\u003cb>');
  });
});

describe('a page whose route has a parameter', () => {
  const createFragment = (title: string, more: object = {}): Fragment => ({
    head: { title, ...more },
    body: `<h1>${title}</h1>`,
  });

  const getMain = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];

  const pages = [createPage('/locations/:slug', { skeleton: 'poster', paths: ['/locations/lake'] })];

  beforeEach(async () => {
    const structuredData = { '@type': 'TouristAttraction', name: '</script>' };
    const fragments = { '/locations/lake': createFragment('Lake', { structuredData }) };
    await publish({ remote: 'catalogue', fragments, release: { pages } });
    expirePointer();
  });
  afterEach(() => unpublish('catalogue'));

  test.each(['/locations/lake', '/locations/lake/'])('is served at %s with its structured data', async (path) => {
    const response = await fetchPath(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h1>Lake</h1>');
    expect(html).toContain('"@type":"TouristAttraction","name":"\\u003c/script>"');
    expect(html).toContain('<link rel="canonical" href="https://guide.test/locations/lake"/>');
  });

  test.each(['/locations/nowhere', '/locations/nowhere/', '/locations/Nowhere'])(
    '%s, which the release does not contain, is the not-found page of any unknown path',
    async (path) => {
      const response = await fetchPath(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('<title>Page not found · Almaty guide</title>');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain('Oops! Page not found');
      expect(getMain(html)).toContain('<div data-static="">');
      expect(getMain(html)).toBe(getMain(await fetchText('/nowhere')));
    },
  );

  test('is 503 and not a 404 page while the release has no readable fragment for it', async () => {
    await publish({ remote: 'catalogue', release: { pages } });
    expirePointer();
    const response = await fetchPath('/locations/lake');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('data-skeleton="poster"');
  });
});

describe('the document head', () => {
  const getContent = (html: string, property: string) =>
    new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1];

  test('names one canonical URL and the Open Graph fields, whatever URL was requested', async () => {
    await publishTips();
    const html = await fetchText('/plan-trip/?utm=x');
    expect(html).toContain('<link rel="canonical" href="https://guide.test/plan-trip"/>');
    expect(getContent(html, 'og:url')).toBe('https://guide.test/plan-trip');
    expect(getContent(html, 'og:title')).toBe('Tips');
    expect(getContent(html, 'og:description')).toBe('$&amp; &quot;tips&quot;');
    expect(getContent(html, 'og:image')).toBe('https://guide.test/share.jpg');
  });

  test('shows the share picture of the page', async () => {
    const head = { ...tips.head, image: '/pictures/kaindy-share.jpg' };
    await publish({ fragments: { '/plan-trip': { ...tips, head } } });
    const html = await fetchText('/plan-trip');
    expect(getContent(html, 'og:image')).toBe('https://guide.test/pictures/kaindy-share.jpg');
    expect(getContent(html, 'og:image:alt')).toBe('Tips');
  });

  test('describes the site as structured data', async () => {
    const html = await fetchText('/');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'WebSite', url: 'https://guide.test/' });
  });

  test('escapes the path of an unknown page', async () => {
    const html = await fetchText('/"><script>alert(1)</script>&quot;');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
});

describe('Turnstile', () => {
  const fetchWithKey = async (siteKey: string) => {
    const context = createExecutionContext();
    const request = new Request<unknown, IncomingRequestCfProperties>(`${SITE}/itinerary`);
    const response = await worker.fetch(request, { ...env, TURNSTILE_SITE_KEY: siteKey }, context);
    await waitOnExecutionContext(context);
    return {
      html: await response.text(),
      status: response.status,
      policy: response.headers.get('content-security-policy') ?? '',
    };
  };

  test('is in neither page nor policy of a site without a key', async () => {
    const { html, policy } = await fetchWithKey('');
    expect(html).toContain('<html lang="en">');
    expect(policy).not.toContain('challenges.cloudflare.com');
  });

  test('has its key in the document and its origin in the policy of a site with a key', async () => {
    const { html, policy } = await fetchWithKey('0x4AAA-key_1');
    expect(html).toContain('<html lang="en" data-turnstile="0x4AAA-key_1">');
    expect(policy).toMatch(
      /script-src 'self'(?: 'sha256-[^']+'){2} https:\/\/challenges\.cloudflare\.com; frame-src https:\/\/challenges\.cloudflare\.com;/,
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('refuses a key that would end its attribute, and serves the frame without it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { html, status } = await fetchWithKey('"><script>');
    expect(status).toBe(503);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<nav aria-label="Main"');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('TURNSTILE_SITE_KEY'));
  });
});
