import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Fragment } from '@almaty/delivery/schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from './env.ts';
import worker from './index.ts';
import { getShellStyleHash } from './template-elements.ts';
import { SITE } from './testing/fetch-path.ts';
import {
  createRelease,
  expireLastRelease,
  expirePointer,
  getKey,
  passSeconds,
  publish,
  putObject,
  sealRelease,
  unpublish,
} from './testing/releases.ts';

const tips: Fragment = { head: { title: 'Tips' }, body: '<h1>Tips</h1>' };
const STYLES = '.tips{color:red}';
const PAGE = { fragments: { '/plan-trip': tips }, files: { 'page.css': STYLES, 'page.js': 'page()' } };

/** A bucket whose reads do what `get` does. */
const createBucket = (get: (key: string) => Promise<unknown>) => ({ get }) as unknown as R2Bucket;
const realBucket = env.R2_TRIP_TIPS;
const never = () => new Promise(() => {});

/** Buckets that fail for every key. */
const BROKEN_BUCKETS: Readonly<Record<string, R2Bucket>> = {
  throws: createBucket(() => Promise.reject(new Error('bucket down'))),
  hangs: createBucket(never),
  'hangs after the header': createBucket(async () => ({ arrayBuffer: never, httpEtag: '"x"' })),
  'is empty': createBucket(async () => null),
  'holds garbage': createBucket(async () => ({
    arrayBuffer: async () => new TextEncoder().encode('<<<{"stable":').buffer,
    httpEtag: '"x"',
  })),
};
const faults = Object.entries(BROKEN_BUCKETS);

/** Requests a path from the Worker, maybe with another bucket of the trip tips, which has short limits. */
function request(
  path: string,
  bucket: R2Bucket = realBucket,
  variables: Partial<Env> = {},
  execution = createExecutionContext(),
) {
  const limits = bucket === realBucket ? {} : { POINTER_LIMIT_MS: '100', FILE_LIMIT_MS: '100' };
  const bindings = { ...env, ...limits, ...variables, R2_TRIP_TIPS: bucket };
  return worker.fetch(new Request<unknown, IncomingRequestCfProperties>(SITE + path), bindings, execution);
}
/** Requests a path, and waits for what the Worker does after its response. */
async function requestAndWait(path: string, bucket: R2Bucket) {
  const execution = createExecutionContext();
  const response = await request(path, bucket, {}, execution);
  await waitOnExecutionContext(execution);
  return response;
}
const requestText = async (path: string, bucket?: R2Bucket) => (await request(path, bucket)).text();

/** The lines that the Worker logged since the test began. */
let lines: { event: string; remote?: string }[];

/** The log lines of an event that are about the trip tips. */
const getEvents = (event: string) => lines.filter((line) => line.event === event && line.remote === 'trip-tips');

beforeEach(async () => {
  lines = [];
  const record = (line: string) => void lines.push(JSON.parse(line));
  vi.spyOn(console, 'warn').mockImplementation(record);
  vi.spyOn(console, 'error').mockImplementation(record);
  await unpublish();
});

describe('the last good release of a remote', () => {
  test.each(faults)('is shown while its bucket %s, and one log line says so', async (_, bucket) => {
    const version = await publish(PAGE);
    expect(await requestText('/plan-trip')).toContain('<h1>Tips</h1>');
    expirePointer();
    const response = await request('/plan-trip', bucket);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h1>Tips</h1>');
    expect(html).toContain(STYLES);
    expect(getEvents('last_release_used')).toEqual([
      { event: 'last_release_used', remote: 'trip-tips', version, error: expect.any(String) },
    ]);
  });

  test('is shown for a pointer to a damaged release, and the repaired release once the pointer has expired', async () => {
    const good = await publish(PAGE);
    await requestText('/plan-trip');
    const next = await publish({ ...PAGE, fragments: { '/plan-trip': { ...tips, body: '<h1>Next</h1>' } } });
    const release = (await (await realBucket.get(`${next}/release.json`))?.text()) ?? '';
    await putObject(`${next}/release.json`, release.slice(0, -20));
    expirePointer();
    expect(await requestText('/plan-trip')).toContain(`/trip-tips/${good}/`);
    await putObject(`${next}/release.json`, release);
    expirePointer();
    expect(await requestText('/plan-trip')).toContain('<h1>Next</h1>');
  });

  test('spares the next visitors the wait', async () => {
    await publish(PAGE);
    await requestText('/plan-trip');
    expirePointer();
    const get = vi.fn(never);
    await requestText('/plan-trip', createBucket(get));
    expect(get).toHaveBeenCalledOnce();
    expect(await requestText('/plan-trip', createBucket(get))).toContain('<h1>Tips</h1>');
    expect(get).toHaveBeenCalledOnce();
  });

  test.each(faults)('is shown without a wait after five seconds while its bucket %s', async (_, bucket) => {
    await publish(PAGE);
    await requestText('/plan-trip');
    passSeconds(5);
    const get = vi.fn(() => bucket.get('channels.json'));
    expect(await requestText('/plan-trip', createBucket(get))).toContain('<h1>Tips</h1>');
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(getEvents('last_release_used')).toEqual([]);
  });

  test('spares a failing bucket further reads for five seconds', async () => {
    await publish(PAGE);
    await requestText('/plan-trip');
    passSeconds(5);
    const get = vi.fn(() => Promise.reject(new Error('bucket down')));
    for (let pages = 0; pages < 3; pages += 1) await (await requestAndWait('/plan-trip', createBucket(get))).text();
    expect(get).toHaveBeenCalledOnce();
    expect(getEvents('pointer_not_renewed')).toHaveLength(1);
  });

  test('is not shown again when a renewal fails that began before a newer pointer came', async () => {
    await publish(PAGE);
    await requestText('/plan-trip');
    passSeconds(5);
    const execution = createExecutionContext();
    await (await request('/plan-trip', BROKEN_BUCKETS.throws, {}, execution)).text();
    const newer = await publish(PAGE);
    expect(await requestText('/_mfe/remotes.json')).toContain(newer);
    await waitOnExecutionContext(execution);
    expect(await requestText('/plan-trip')).toContain(`/trip-tips/${newer}/`);
  });

  test.each(faults)('without it the page is 503 with the frame while its bucket %s', async (_, bucket) => {
    await publish(PAGE);
    await requestText('/plan-trip');
    expirePointer();
    expireLastRelease();
    const response = await request('/plan-trip', bucket);
    const html = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).toContain('<nav aria-label="Main"');
    expect(html).toContain('data-skeleton="cards"');
    expect(getEvents('release_unreadable')).toMatchObject([{ remote: 'trip-tips' }]);
    expect((await request('/', bucket)).status).toBe(200);
  });

  test('does not stand in when its time is set to zero', async () => {
    await publish(PAGE);
    const none = { LAST_RELEASE_SECONDS: '0' };
    await request('/plan-trip', realBucket, none);
    expirePointer();
    expect((await request('/plan-trip', BROKEN_BUCKETS.throws, none)).status).toBe(503);
  });
});

describe('what arrives after its limit', () => {
  test('is kept for the next visitor', async () => {
    const version = await publish(PAGE);
    const { promise: permission, resolve: allow } = Promise.withResolvers<void>();
    const slow = createBucket(async (key) => {
      await permission;
      return realBucket.get(key);
    });
    expect((await request(`/_mfe/trip-tips/${version}/page.js`, slow)).status).toBe(503);
    allow();
    const down = BROKEN_BUCKETS.throws;
    await expect.poll(() => requestText(`/_mfe/trip-tips/${version}/page.js`, down)).toBe('page()');
  });

  test('is the last good release, when it is a pointer', async () => {
    await publish(PAGE);
    const { promise: permission, resolve: allow } = Promise.withResolvers<void>();
    const slow = createBucket(async (key) => {
      await permission;
      return realBucket.get(key);
    });
    expect((await request('/plan-trip', slow)).status).toBe(503);
    allow();
    const showAfterwards = async () => {
      expirePointer();
      return requestText('/plan-trip', BROKEN_BUCKETS.throws);
    };
    await expect.poll(showAfterwards).toContain('<h1>Tips</h1>');
  });
});

describe('damage', () => {
  const path = (version: string, file: string) => `/_mfe/trip-tips/${version}/${file}`;

  test.each([
    ['of another size', 'page() '],
    ['of the same size', 'pagf()'],
    ['that is empty', ''],
  ])('a file %s is 503, is kept by nobody, and is served once it is repaired', async (_, damaged) => {
    const version = await publish(PAGE);
    const key = await getKey('page()');
    await putObject(key, damaged);
    const response = await request(path(version, 'page.js'));
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.text()).not.toContain('pag');
    expect(getEvents('file_unreadable')).toMatchObject([{ remote: 'trip-tips', version, file: 'page.js' }]);
    await putObject(key, 'page()');
    expect(await requestText(path(version, 'page.js'))).toBe('page()');
  });

  test('a file that the release lists and the bucket has lost is 503, and not a 404', async () => {
    const version = await publish(PAGE);
    await realBucket.delete(await getKey('page()'));
    expect((await request(path(version, 'page.js'))).status).toBe(503);
  });

  test('a fragment with one changed letter is not shown, and prerendering returns once it is repaired', async () => {
    // A fragment of its own, because the edge keeps that of the other tests.
    const fragment = { ...tips, body: '<h1>Tips</h1><p>once</p>' };
    await publish({ ...PAGE, fragments: { '/plan-trip': fragment } });
    const text = JSON.stringify(fragment);
    const key = await getKey(text);
    for (const damaged of [text.slice(0, -3), text.replace('Tips<', 'Tops<')]) {
      await putObject(key, damaged);
      const response = await request('/plan-trip');
      expect(response.status).toBe(503);
      const html = await response.text();
      expect(html).toContain('<div data-slot="outlet"></div>');
      expect(html).toContain('data-skeleton="article"');
    }
    await putObject(key, text);
    expect(await requestText('/plan-trip')).toContain('<h1>Tips</h1>');
  });

  test('a release with one changed letter is not used, and is back once it is repaired', async () => {
    const version = await publish(PAGE);
    const key = `${version}/release.json`;
    const text = (await (await realBucket.get(key))?.text()) ?? '';
    await putObject(key, text.replace('sha256-entry', 'sha256-entrz'));
    expect((await request('/plan-trip')).status).toBe(503);
    await putObject(key, text);
    expect((await request('/plan-trip')).status).toBe(200);
  });

  test('a release that stands under another version is not used', async () => {
    const version = await publish(PAGE);
    await putObject(`${version}/release.json`, await sealRelease(createRelease('other')));
    expect((await request('/plan-trip')).status).toBe(503);
  });

  test('a damaged style sheet is left out of the page, and written into it once it is repaired', async () => {
    const shellStyle = await getShellStyleHash();
    const version = await publish(PAGE);
    await putObject(await getKey(STYLES), STYLES.replace('red', 'rad'));
    const damaged = await request('/plan-trip');
    expect(await damaged.text()).not.toContain('<style data-href');
    expect(damaged.headers.get('content-security-policy')).toContain(`style-src-elem 'self' '${shellStyle}';`);
    await putObject(await getKey(STYLES), STYLES);
    const { files } = JSON.parse((await (await realBucket.get(`${version}/release.json`))?.text()) ?? '');
    const repaired = await request('/plan-trip');
    expect(await repaired.text()).toContain(`<style data-href="page.css">${STYLES}</style>`);
    const policy = repaired.headers.get('content-security-policy');
    expect(policy).toContain(`style-src-elem 'self' '${shellStyle}' '${files['page.css'].integrity}';`);
  });
});

describe('integrity', () => {
  test.each(['entry.js', 'page.js', 'page.css'])('%s without a hash in the release is not loaded', async (file) => {
    const { [file]: _, ...files } = createRelease('any').files;
    await publish({ ...PAGE, release: { files } });
    const html = await requestText('/plan-trip');
    expect(html).toContain('<h1>Tips</h1>');
    expect(html).not.toContain(`/${file}"`);
    expect(html).not.toContain('integrity=""');
    expect(html).not.toContain(`data-href="${file}"`);
  });

  test('a release with an empty hash is not used', async () => {
    await publish({ ...PAGE, release: { files: { 'entry.js': { integrity: '', bytes: 1 } } } });
    expect((await request('/plan-trip')).status).toBe(503);
  });

  test.each(['a{}</style><script>x()</script>', 'a{background:url(b.png)}'])(
    'the style sheet %s, which no style element can hold, is not written into the page',
    async (css) => {
      await publish({ ...PAGE, files: { ...PAGE.files, 'page.css': css } });
      expect(await requestText('/plan-trip')).not.toContain(css);
    },
  );
});

describe('a failure of the edge itself', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('that leaves no frame is a document of words with a link to try again', async () => {
    vi.stubGlobal(
      'HTMLRewriter',
      class {
        constructor() {
          throw new Error('no rewriter');
        }
      },
    );
    const response = await request('/locations');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/This page did not load.*Retry/s);
    expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(['page_failed', 'frame_failed']));
  });

  test('of its cache hides no other failure', async () => {
    for (const method of ['match', 'put'] as const)
      vi.spyOn(caches.default, method).mockRejectedValue(new Error('no cache'));
    expect((await request('/plan-trip')).status).toBe(503);
    vi.restoreAllMocks();
    expect(getEvents('release_unreadable')).toMatchObject([{ error: expect.stringContaining('MissingObjectError') }]);
  });

  test('of its cache costs nothing but time', async () => {
    await publish(PAGE);
    for (const method of ['match', 'put'] as const)
      vi.spyOn(caches.default, method).mockRejectedValue(new Error('no cache'));
    expect(await requestText('/plan-trip')).toContain('<h1>Tips</h1>');
    vi.restoreAllMocks();
  });
});
