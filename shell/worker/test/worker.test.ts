import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { type Fragment, fragmentFile, type Release } from '@almaty/delivery/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import worker from '../index.ts';

const get = (path: string, init?: RequestInit) => exports.default.fetch(`https://guide.test${path}`, init);

let count = 0;
/** A version nobody has asked for yet: the edge's cache outlives a test. */
const newVersion = () => {
  count += 1;
  return `v${count}-${Date.now()}`;
};

const releaseOf = (version: string): Release => ({
  version,
  snapshot: {
    globalName: 'trip-tips',
    remoteEntry: 'entry.js',
    modules: [
      {
        moduleName: 'PlanTripPage',
        modulePath: './PlanTripPage',
        assets: { js: { sync: ['page.js'], async: [] }, css: { sync: ['page.css'], async: [] } },
      },
    ],
  },
  files: {
    'entry.js': { integrity: 'sha384-entry', bytes: 1 },
    'page.js': { integrity: 'sha384-page', bytes: 1 },
    'page.css': { integrity: 'sha384-style', bytes: 1 },
  },
  pages: ['/plan-trip'],
});

const tips: Fragment = {
  head: '<title>Tips</title><meta name="description" content="$& tips"/>',
  body: '<h1>Tips at $1 &amp; <img src="https://mfe-base.invalid/a.png"/></h1>',
};

async function put(key: string, value: unknown, bucket = env.R2_TRIP_TIPS) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await bucket.put(key, text, { httpMetadata: { contentType: 'text/javascript; charset=utf-8' } });
}

async function publish(change: object = {}) {
  const version = newVersion();
  await put(`${version}/${fragmentFile('/plan-trip')}`, tips);
  await put(`${version}/release.json`, { ...releaseOf(version), ...change });
  await put('channels.json', { stable: version });
  return version;
}

const forgetPointer = () => caches.default.delete('https://edge.invalid/trip-tips/channels.json');

beforeEach(async () => {
  await env.R2_TRIP_TIPS.delete('channels.json');
  await forgetPointer();
});

describe('a page of a remote', () => {
  test('holds its fragment, its head, its styles and preloads with integrity, and the seed', async () => {
    const version = await publish();
    const response = await get('/plan-trip');
    const html = await response.text();
    const base = `https://guide.test/_mfe/trip-tips/${version}/`;
    expect(response.status).toBe(200);
    expect(html).toContain(`<h1>Tips at $1 &amp; <img src="${base}a.png"/></h1>`);
    expect(html).toContain('<title data-hoisted>Tips</title><meta data-hoisted name="description" content="$& tips"/>');
    expect(html).toContain(
      `<link rel="stylesheet" href="${base}page.css" data-href="page.css" integrity="sha384-style" crossorigin="anonymous">`,
    );
    for (const [file, hash] of [
      ['entry.js', 'sha384-entry'],
      ['page.js', 'sha384-page'],
    ])
      expect(html).toContain(
        `<link rel="preload" as="script" href="${base}${file}" integrity="${hash}" crossorigin="anonymous">`,
      );
    const seed = JSON.parse(/<script type="application\/json" id="mf-seed">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(seed.remotes).toMatchObject([{ name: 'trip-tips', version, base: `/_mfe/trip-tips/${version}/` }]);
    expect(html).not.toContain('mfe-base.invalid');
    expect(html.match(/<title/g)).toHaveLength(1);
  });

  test('is never kept, and may run only what the site serves', async () => {
    const { headers } = await get('/plan-trip');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['without a release', async () => {}],
    ['with a damaged pointer', () => put('channels.json', '{"stable":')],
    ['with a pointer to nothing', () => put('channels.json', { stable: newVersion() })],
    ['with a pointer of another shape', () => put('channels.json', { stable: '../other' })],
    ['with a damaged release', () => publish({ files: 'none' })],
  ])('%s comes with the skeleton in the boundary', async (_, prepare) => {
    await prepare();
    const response = await get('/plan-trip');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<!--$!--><template data-dgst="no-fragment"></template>');
    expect(html).toContain('<div data-slot="page-skeleton"');
    expect(html).toContain('{"remotes":[]}');
    expect(html.match(/<title/g)).toHaveLength(1);
  });

  test('without a fragment for this page has the skeleton and still its files', async () => {
    await publish({ pages: [] });
    const html = await (await get('/plan-trip')).text();
    expect(html).toContain('data-dgst="no-fragment"');
    expect(html).toContain('page.css');
  });

  test.each([
    ['/locations', 'cards'],
    ['/locations/medeu', 'poster'],
    ['/plan-trip', 'article'],
    ['/itinerary', 'form'],
  ])('%s without a fragment has a skeleton like it: %s', async (path, outline) => {
    expect(await (await get(path)).text()).toContain(`data-skeleton="${outline}"`);
  });

  test('is the same with a slash at its end', async () => {
    await publish();
    const response = await get('/plan-trip/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Tips at');
  });
});

describe('a page whose route has a parameter', () => {
  const page = (title: string, data?: Fragment['data']): Fragment => ({
    head: `<title>${title}</title>`,
    body: `<h1>${title}</h1>`,
    ...(data && { data }),
  });

  beforeEach(async () => {
    const version = newVersion();
    const putPlace = (key: string, value: unknown) => put(key, value, env.R2_CATALOGUE);
    await putPlace(
      `${version}/${fragmentFile('/locations/lake')}`,
      page('Lake', { '@type': 'TouristAttraction', name: '</script>' }),
    );
    await putPlace(`${version}/${fragmentFile('/locations/:slug')}`, page('No such place'));
    await putPlace(`${version}/release.json`, {
      ...releaseOf(version),
      pages: ['/locations/lake', '/locations/:slug'],
    });
    await putPlace('channels.json', { stable: version });
    await caches.default.delete('https://edge.invalid/catalogue/channels.json');
  });
  afterEach(async () => {
    await env.R2_CATALOGUE.delete('channels.json');
    await caches.default.delete('https://edge.invalid/catalogue/channels.json');
  });

  test.each(['/locations/lake', '/locations/lake/'])('is there at %s, with what it is about', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h1>Lake</h1>');
    expect(html).toContain('"@type":"TouristAttraction","name":"\\u003c/script>"');
    expect(html).toContain('<link rel="canonical" href="https://guide.test/locations/lake">');
  });

  test('says so with a 404 where there is none', async () => {
    const response = await get('/locations/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>No such place</h1>');
  });

  test('is in the sitemap, without the route itself', async () => {
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://guide.test/locations/lake</loc>');
    expect(sitemap).not.toContain(':slug');
  });
});

test('what a release says can not end the seed', async () => {
  const version = newVersion();
  const release = releaseOf(version);
  await put(`${version}/release.json`, { ...release, snapshot: { ...release.snapshot, globalName: '</script><b>' } });
  await put('channels.json', { stable: version });
  const html = await (await get('/plan-trip')).text();
  expect(html).toContain('\\u003c/script>\\u003cb>');
});

describe('addresses', () => {
  const pages = [
    ...['/', '/locations', '/city', '/nature', '/mountain-routes', '/activities', '/plan-trip', '/itinerary'],
    '/privacy',
  ];
  test.each(pages)('%s is a page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<nav aria-label="Main"');
  });

  test.each(['/nowhere', '/%', '/%E0%A4%A', '/locations/../nowhere'])(
    'the unknown %s answers 404 with a page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Oops! Page not found');
    },
  );

  test.each(['/static/js/gone.js', '/gone.css', '/_mfe/trip-tips/gone/entry.js', '/_mfe/nobody/v1/entry.js', '/_mfe/'])(
    'the missing file %s answers 404 and is not kept',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toContain('text/plain');
    },
  );

  test.each(['/guide.html', '/st.petersburg'])('a visitor who opens %s gets the page that says so', async (path) => {
    const response = await get(path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });

  test.each([
    ['//', '/'],
    ['//evil.test', '/evil.test'],
    ['/locations//?tab=city', '/locations/?tab=city'],
  ])('the doubled slashes of %s lead to %s on this site', async (path, to) => {
    const response = await get(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, `https://guide.test${to}`]);
  });

  test.each([
    ['/Locations?tab=city', '/locations?tab=city'],
    ['/LOCATIONS/Medeu', '/locations/medeu'],
  ])('the capitals of %s lead to %s', async (path, to) => {
    const response = await get(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, `https://guide.test${to}`]);
  });

  test('of an unknown page nothing is changed', async () => {
    const response = await get('/Nowhere', { redirect: 'manual' });
    expect(response.status).toBe(404);
  });

  test('the document that pages are made from is no page', async () => {
    const response = await get('/index.html', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, 'https://guide.test/']);
  });

  test('pages can only be read', async () => {
    const response = await get('/locations', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('the API is asked for what is its own', async () => {
    expect(await (await get('/api/submit-itinerary', { method: 'POST' })).text()).toBe('the API');
  });
});

describe('the head', () => {
  const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

  test('gives the page its one address and its card, whatever way it was asked', async () => {
    await publish();
    const html = await (await get('/plan-trip/?utm=x')).text();
    expect(attribute(html, /<link rel="canonical" href="([^"]*)">/)).toBe('https://guide.test/plan-trip');
    expect(attribute(html, /property="og:url" content="([^"]*)"/)).toBe('https://guide.test/plan-trip');
    expect(attribute(html, /property="og:title" content="([^"]*)"/)).toBe('Tips');
    expect(attribute(html, /property="og:description" content="([^"]*)"/)).toBe('$& tips');
    expect(attribute(html, /property="og:image" content="([^"]*)"/)).toBe('https://guide.test/share.jpg');
  });

  test('shows the picture of what a page is about where a link to it is shared', async () => {
    const version = await publish();
    await put(`${version}/${fragmentFile('/plan-trip')}`, { ...tips, data: { image: '/pictures/kaindy-share.jpg' } });
    const html = await (await get('/plan-trip')).text();
    expect(attribute(html, /property="og:image" content="([^"]*)"/)).toBe(
      'https://guide.test/pictures/kaindy-share.jpg',
    );
    expect(attribute(html, /property="og:image:alt" content="([^"]*)"/)).toBe('Tips');
  });

  test('describes the site to machines', async () => {
    const html = await (await get('/')).text();
    const data = attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/);
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'WebSite', url: 'https://guide.test/' });
  });

  test('of an unknown page can not be written into by its address', async () => {
    const html = await (await get('/"><script>alert(1)</script>&quot;')).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
});

describe('a picture of the catalogue', () => {
  const forgetCatalogue = () => caches.default.delete('https://edge.invalid/catalogue/channels.json');
  afterEach(async () => {
    await env.R2_CATALOGUE.delete('channels.json');
    await forgetCatalogue();
  });

  /** Makes a release with one picture the current one. */
  async function publishPicture(bytes: string) {
    const version = newVersion();
    await put(`${version}/release.json`, releaseOf(version), env.R2_CATALOGUE);
    await put('channels.json', { stable: version }, env.R2_CATALOGUE);
    await forgetCatalogue();
    const picture = { httpMetadata: { contentType: 'image/webp' } };
    await env.R2_CATALOGUE.put(`${version}/pictures/kaindy-lake-400.webp`, bytes, picture);
    await env.R2_CATALOGUE.put(`${version}/pictures/${version}.webp`, bytes, picture);
    return version;
  }

  test('has an address without a version, whatever release is current', async () => {
    const version = await publishPicture('old');
    const response = await get('/pictures/kaindy-lake-400.webp');
    expect([response.status, await response.text()]).toEqual([200, 'old']);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(await (await get(`/pictures/${version}.webp`)).text()).toBe('old');
    const next = await publishPicture('new');
    expect(await (await get(`/pictures/${next}.webp`)).text()).toBe('new');
    // Kept at the edge: what is asked for most is read from the bucket once a week.
    expect(await (await get('/pictures/kaindy-lake-400.webp')).text()).toBe('old');
  });

  test.each(['/pictures/atlantis-400.webp', '/pictures/../release.json', '/pictures/', '/pictures/a/b.webp'])(
    '%s is not there, and that is not kept',
    async (path) => {
      await publishPicture('any');
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).not.toContain('max-age');
    },
  );
});

describe('the check for robots', () => {
  const pageWith = async (siteKey?: string) => {
    const context = createExecutionContext();
    const response = await worker.fetch(
      new Request('https://guide.test/itinerary') as never,
      { ...env, ...(siteKey !== undefined && { TURNSTILE_SITE_KEY: siteKey }) },
      context,
    );
    await waitOnExecutionContext(context);
    return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
  };

  test('is nowhere on a site without a key', async () => {
    const { html, policy } = await pageWith('');
    expect(html).toContain('<html lang="en">');
    expect(policy).not.toContain('challenges.cloudflare.com');
  });

  test('has its key at the document, and its place in the policy, on a site with one', async () => {
    const { html, policy } = await pageWith('0x4AAA-key_1');
    expect(html).toContain('<html lang="en" data-turnstile="0x4AAA-key_1">');
    expect(policy).toContain(
      "script-src 'self' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com;",
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('a key that could end its attribute is no key', async () => {
    await expect(pageWith('"><script>')).rejects.toThrow('TURNSTILE_SITE_KEY');
  });
});

describe("an editors' screen", () => {
  async function publishEditor() {
    const version = newVersion();
    const files = {
      ...releaseOf(version).files,
      'editor/index.html': { integrity: 'sha384-html', bytes: 1 },
      'editor/cms.js': { integrity: 'sha384-cms', bytes: 1 },
    };
    await put(`${version}/release.json`, { ...releaseOf(version), files });
    await put(`${version}/editor/index.html`, '<!doctype html>Editor');
    await put(`${version}/editor/${version}.js`, 'cms()');
    await put('channels.json', { stable: version });
    return version;
  }
  const policyAt = async (host: string) => {
    const { headers } = await exports.default.fetch(`http://${host}/edit/trip-tips/`);
    return headers.get('content-security-policy') ?? '';
  };

  test('is a page of the current release under a policy of its own, which nobody keeps or finds', async () => {
    await publishEditor();
    const response = await get('/edit/trip-tips/');
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html>Editor']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toBe((await get('/plan-trip')).headers.get('content-security-policy'));
  });

  test('reaches the repository on the site, and only the local back end on its own computer', async () => {
    await publishEditor();
    expect(await policyAt('guide.test')).toContain('connect-src blob: https://api.github.com');
    expect(await policyAt('guide.test')).not.toContain('localhost');
    expect(await policyAt('localhost:3000')).toContain('connect-src blob: http://localhost:8081;');
  });

  test('has its files beside it, for good, and nowhere else', async () => {
    const version = await publishEditor();
    const file = await get(`/edit/trip-tips/${version}.js`);
    expect([file.status, await file.text()]).toEqual([200, 'cms()']);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [`/_mfe/trip-tips/${version}/editor/index.html`, `/_mfe/trip-tips/${version}/editor/cms.js`])
      expect((await get(path)).status).toBe(404);
  });

  test('is not in what pages load', async () => {
    await publishEditor();
    expect(await (await get('/plan-trip')).text()).not.toContain('editor/');
  });

  test('has one address', async () => {
    const response = await get('/edit/trip-tips', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, 'https://guide.test/edit/trip-tips/']);
  });

  test.each([
    '/edit/itinerary/',
    '/edit/atlantis/',
    '/edit/',
    '/edit/trip-tips/none.js',
    '/edit/trip-tips/index.html',
    '/edit/trip-tips/a/b.js',
    '/edit/trip-tips/..%2frelease.json',
  ])('%s is not there, and that is not kept', async (path) => {
    await publishEditor();
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

test('crawlers are told what to leave, and every page there is', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /edit/\nSitemap: https://guide.test/sitemap.xml\n',
  );
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toContain('https://guide.test/');
  expect(addresses).toContain('https://guide.test/mountain-routes');
  expect(addresses).toHaveLength(9);
});

describe('a released file', () => {
  test('is kept for ever, with its type, for any origin', async () => {
    const version = await publish();
    await put(`${version}/entry.js`, 'remote()');
    for (const _ of ['from the bucket', 'from the cache']) {
      const response = await get(`/_mfe/trip-tips/${version}/entry.js`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('remote()');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('of an older version stays when a newer one comes', async () => {
    const older = await publish();
    await put(`${older}/entry.js`, 'older()');
    await publish();
    expect(await (await get(`/_mfe/trip-tips/${older}/entry.js`)).text()).toBe('older()');
  });
});

test('a promotion shows once the kept pointer is old', async () => {
  const first = await publish();
  expect(await (await get('/plan-trip')).text()).toContain(first);
  const second = await publish();
  await forgetPointer();
  expect(await (await get('/plan-trip')).text()).toContain(second);
  const seed = await (await get('/_mfe/remotes.json')).json();
  expect(seed).toMatchObject({ remotes: [{ name: 'trip-tips', version: second }] });
});
