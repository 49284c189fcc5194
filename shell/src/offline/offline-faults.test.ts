import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkSets, keepSet, listMissing, removeGuide, type StoreAccess } from './guide-store.ts';
import { type Answer, createFakeCaches, createFakeSite, createGuide } from './testing/fake-site.ts';
import { startWorker } from './testing/start-worker.ts';

// The rows of the table in docs/offline.md: what a visitor has after each fault of the download, and of the connection.

const OLD = createGuide('v1');
const NEW = createGuide('v2');
const DAY_MS = 24 * 3_600_000;

let caches: ReturnType<typeof createFakeCaches>;
let site: ReturnType<typeof createFakeSite>;
let access: StoreAccess;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  caches = createFakeCaches();
  site = createFakeSite(OLD);
  access = { caches, fetch: site.fetch, now: Date.now, alone: (run) => run() };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The text of a page without a connection, opened by a worker that was started for it; null for the browser's error page. */
async function openOffline(path: string): Promise<string | null> {
  const worker = await startWorker(caches, { fetch: () => Promise.reject(new TypeError('There is no connection')) });
  return (
    (await worker.open(path)?.then(
      (response) => response.text(),
      () => null,
    )) ?? null
  );
}

/** Whether the page of the guide would say "Ready". */
const isReady = async () =>
  (await checkSets({ caches })).some(({ kind, isComplete }) => kind === 'guide' && isComplete);

/** Keeps the old guide; then the site has the new one. */
async function keepOld() {
  await keepSet('guide', OLD.list, undefined, access);
  site.release(NEW);
}

const expectOld = async () => {
  expect(await openOffline('/locations')).toContain('/locations of v1');
  expect(await isReady()).toBe(true);
};
const expectNew = async () => {
  expect(await openOffline('/locations')).toContain('/locations of v2');
  expect(await isReady()).toBe(true);
};

test('a guide that is kept opens without a connection, with its notice, texts and policy', async () => {
  await keepSet('guide', OLD.list, undefined, access);
  expect(await openOffline('/Locations/')).toBe('<style>a{}</style>saved in v1<main><h1>/locations of v1</h1></main>');
  expect(await openOffline('/plan/alm-17')).toContain('</main>alm-17');
  const worker = await startWorker(caches, site);
  site.answer('*', 'unreachable');
  const page = await worker.open('/locations');
  expect(page?.headers.get('content-security-policy')).toContain('report-uri');
});

describe('an update that breaks off', () => {
  const fresh = listMissing(NEW.list, new Set(Object.keys(OLD.list.contents))).length;

  test.each(Array.from({ length: fresh + 1 }, (_, count) => count))(
    'killed after %i writes leaves the old guide, and is gone on with later',
    async (count) => {
      await keepOld();
      caches.fail('killed', count);
      void keepSet('guide', NEW.list, undefined, access);
      await caches.whenKilled;
      caches = caches.openAgain();
      access = { ...access, caches };
      await expectOld();
      site.requested.length = 0;
      await keepSet('guide', NEW.list, undefined, access);
      await expectNew();
      // What both releases have, and what had arrived, is not fetched again.
      expect(site.requested.length).toBe(fresh - count);
    },
  );

  test.each([0, 1, 3])(
    'without room after %i writes leaves the old guide, and nothing of the new one',
    async (count) => {
      await keepOld();
      const before = (await (await caches.open('almaty-offline')).keys()).length;
      caches.fail('full', count);
      await expect(keepSet('guide', NEW.list, undefined, access)).rejects.toThrow('There is no room');
      await expectOld();
      expect((await (await caches.open('almaty-offline')).keys()).length).toBe(before);
    },
  );

  test.each<[Answer, string]>([
    ['damaged', 'has another hash than the list says'],
    ['hotel', 'has another hash than the list says'],
    ['busy', 'responded with 503'],
    ['unreachable', 'There is no connection'],
  ])('by a file that is %s leaves the old guide', async (answer, message) => {
    await keepOld();
    site.answer('/_offline/page/locations', answer);
    await expect(keepSet('guide', NEW.list, undefined, access)).rejects.toThrow(message);
    await expectOld();
    site.recover();
    await keepSet('guide', NEW.list, undefined, access);
    await expectNew();
  });
});

test('a first download that breaks off shows nothing, and is never ready', async () => {
  site.answer('/_mfe/catalogue/v1/page.js', 'damaged');
  await expect(keepSet('guide', OLD.list, undefined, access)).rejects.toThrow('another hash');
  expect(await openOffline('/locations')).toBeNull();
  expect(await isReady()).toBe(false);
});

test('what the browser says it wrote, and did not, is noticed when it is read back: never ready', async () => {
  caches.fail('lost', 2);
  await expect(keepSet('guide', OLD.list, undefined, access)).rejects.toThrow('cannot be read back');
  expect(await isReady()).toBe(false);
});

test('progress counts bytes that are checked, those that were here before among them, and none of what is damaged', async () => {
  const bytes = Object.values(OLD.list.contents).map((content) => content.bytes);
  const all = bytes.reduce((sum, one) => sum + one, 0);
  const damaged = OLD.list.contents[OLD.list.pages['/locations'] ?? '']?.bytes ?? 0;
  const progress: (number | 'waiting')[] = [];
  const keep = () => keepSet('guide', OLD.list, (next) => void progress.push(next), access);
  site.answer('/_offline/page/locations', 'damaged');
  await expect(keep()).rejects.toThrow('another hash');
  expect(progress[0]).toBe(0);
  expect(Math.max(...progress.map(Number))).toBeLessThanOrEqual(all - damaged);
  site.recover();
  progress.length = 0;
  await keep();
  expect(progress[0]).toBeGreaterThan(0);
  expect(progress).toEqual(progress.map(Number).toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(all);
});

test('a release between list and files is no mixture: the old guide stays', async () => {
  await keepSet('guide', OLD.list, undefined, access);
  site.release(createGuide('v3'));
  await expect(keepSet('guide', NEW.list, undefined, access)).rejects.toThrow();
  await expectOld();
});

test('a rollback, or a canary that ends, is a guide like any other: only what differs is fetched', async () => {
  await keepOld();
  await keepSet('guide', NEW.list, undefined, access);
  site.release(OLD);
  site.requested.length = 0;
  await keepSet('guide', OLD.list, undefined, access);
  await expectOld();
  expect(site.requested).not.toContain('/static/js/index.js');
  expect(site.requested.length).toBe(5);
});

test('an entry that the browser removed is missed: not ready, the other pages open, and only it is fetched again', async () => {
  await keepSet('guide', OLD.list, undefined, access);
  await caches.evict(OLD.list.pages['/locations'] ?? '');
  expect(await isReady()).toBe(false);
  expect(await openOffline('/locations')).toBe('');
  expect(await openOffline('/')).toContain('/ of v1');
  site.requested.length = 0;
  await keepSet('guide', OLD.list, undefined, access);
  expect(site.requested).toEqual(['/_offline/page/locations']);
  await expectOld();
});

test('an entry with another content is removed, and not ready', async () => {
  await keepSet('guide', OLD.list, undefined, access);
  const cache = await caches.open('almaty-offline');
  const key = (await cache.keys()).find(({ url }) => url.includes('contents'))?.url ?? '';
  await cache.put(key, new Response('damaged'));
  expect(await isReady()).toBe(false);
  expect(await cache.match(key)).toBeUndefined();
});

test('two languages and the page of a plan share what they have in common, and leave each other alone', async () => {
  await keepSet('guide', OLD.list, undefined, access);
  const russian = createGuide('v1', 'ru');
  site.release(russian);
  site.requested.length = 0;
  await keepSet('guide', russian.list, undefined, access);
  expect(site.requested).not.toContain('/static/js/index.js');
  expect(await openOffline('/ru/locations')).toContain('/ru/locations of v1');
  expect(await openOffline('/locations')).toContain('/locations of v1');
});

test('the home page leads to that of the language that is kept', async () => {
  const russian = createGuide('v1', 'ru');
  site.release(russian);
  await keepSet('guide', russian.list, undefined, access);
  const worker = await startWorker(caches, { fetch: () => Promise.reject(new TypeError('There is no connection')) });
  expect((await worker.open('/'))?.headers.get('location')).toBe('https://guide.test/ru');
});

test('a page in a language that is not kept leads to the page that says what is', async () => {
  await keepSet('guide', OLD.list, undefined, access);
  const worker = await startWorker(caches, { fetch: () => Promise.reject(new TypeError('There is no connection')) });
  const answer = await worker.open('/ru/locations');
  expect(answer?.headers.get('location')).toBe('https://guide.test/offline?missing');
  await caches.evict(OLD.list.pages['/offline'] ?? '');
  await expect(worker.open('/offline')).rejects.toThrow('There is no connection');
});

test('a guide that is older than 14 days says so', async () => {
  await keepSet('guide', OLD.list, undefined, access);
  vi.setSystemTime(Date.now() + 14 * DAY_MS);
  expect(await openOffline('/')).toContain('saved in v1');
  vi.setSystemTime(Date.now() + 1);
  expect(await openOffline('/')).toContain('old since v1');
});

test('what is removed is gone', async () => {
  await keepSet('guide', OLD.list, undefined, access);
  await removeGuide(undefined, access);
  expect(await openOffline('/')).toBeNull();
});

describe('with a connection', () => {
  beforeEach(() => keepSet('guide', OLD.list, undefined, access).then(() => undefined));

  test('every page is that of the site, whatever is kept: a canary, a preview, a rollback, its 404', async () => {
    const worker = await startWorker(caches, site);
    for (const path of ['/', '/locations', '/nowhere'])
      expect(await (await worker.open(path))?.text()).toBe(`online ${path}`);
    expect(worker.open('/locations?mfe=catalogue@v9')).toBeUndefined();
  });

  test('a site that is silent is waited for once, for three seconds; then it is listened to again', async () => {
    const worker = await startWorker(caches, site);
    site.answer('*', 'silent');
    const opening = worker.open('/locations')?.then((page) => page.text());
    await vi.advanceTimersByTimeAsync(2999);
    expect(await Promise.race([opening, 'nothing yet'])).toBe('nothing yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(await opening).toContain('of v1');
    const next = worker.open('/')?.then((page) => page.text());
    await vi.advanceTimersByTimeAsync(0);
    expect(await next).toContain('/ of v1');
    site.recover();
    expect(await (await worker.open('/nowhere'))?.text()).toBe('online /nowhere');
    expect(await (await worker.open('/'))?.text()).toBe('online /');
  });

  test.each<Answer>(['busy', 'hotel'])('a site that is %s does not hide the page that is kept', async (answer) => {
    const worker = await startWorker(caches, site);
    site.answer('*', answer);
    expect(await (await worker.open('/locations'))?.text()).toContain('of v1');
  });

  test('a file that never changes comes from the store, and a picture in its small size stands in for others', async () => {
    const worker = await startWorker(caches, site);
    site.requested.length = 0;
    expect(await (await worker.load('/static/js/index.js'))?.text()).toBe('the same in every release');
    expect(site.requested).toEqual([]);
    expect(await (await worker.load('/pictures/medeu-1200.avif'))?.text()).toBe('a picture');
    expect(await (await worker.load('/_mfe/catalogue/v1/_fragments/locations'))?.json()).toEqual({
      head: { title: 'Almaty guide' },
      body: '<h1>/locations of v1</h1>',
    });
    expect((await worker.load('/_mfe/catalogue/v2/_fragments/locations'))?.url).toBe('');
  });

  test('a set that another tab has changed is read anew', async () => {
    const worker = await startWorker(caches, site);
    site.answer('/locations', 'unreachable');
    expect(await (await worker.open('/locations'))?.text()).toContain('of v1');
    site.release(NEW);
    await keepSet('guide', NEW.list, undefined, access);
    worker.tellChanged();
    expect(await (await worker.open('/locations'))?.text()).toContain('of v2');
  });
});
