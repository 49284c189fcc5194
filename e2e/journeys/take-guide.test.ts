import type { Page } from '@playwright/test';
import { formatDate, todayInAlmaty } from '../../shared-dates/src/index.ts';
import { countWorkers, keepGuide, siteTest as test } from '../stack/kept-guide.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

const KEEP = 'Keep the guide';

/** Lets the browser answer with yes or no when a page asks to keep its data for good. */
async function setPersistence(page: Page, setting: 'granted' | 'denied'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.send('Browser.setPermission', {
    ...{ permission: { name: 'persistent-storage' }, setting, origin: new URL(page.url()).origin },
    browserContextId: targetInfo.browserContextId ?? '',
  });
}

/** Notes in the page whether it asks the browser to keep its data for good. @returns whether it has. */
async function noteAsking(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const ask = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      Object.assign(window, { hasAsked: true });
      return ask();
    };
  });
  return () => page.evaluate(() => 'hasAsked' in window);
}

/** The megabytes of all contents in the store, as a page writes them. */
const readMegabytes = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('almaty-offline');
    const keys = (await cache.keys()).filter(({ url }) => url.includes('/contents/'));
    const contents = await Promise.all(keys.map(async (key) => (await cache.match(key))?.blob()));
    return Math.round(contents.reduce((sum, content) => sum + (content?.size ?? 0), 0) / 100_000) / 10;
  });

/** Holds the answer for a page of the guide. @returns lets it come. */
async function holdContent(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_offline/page/map', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test(
  'before the press the page says how much there is, and neither loads nor asks; then it says how much is checked, and is ready only with all',
  ALL_REMOTES,
  async ({ page, site }) => {
    const hasAsked = await noteAsking(page);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/_offline\/(page|texts)/.test(request.url())) loaded.push(request.url());
    });
    const release = await holdContent(page);
    await page.goto(`${site.origin}/offline`);
    const state = page.getByRole('status').filter({ hasText: 'The guide is not kept yet.' });
    await expect(state).toContainText(/About [12]\.\d MB to load\./);
    await expect(page.getByText('On an iPhone or iPad, add the guide to the home screen')).toBeVisible();
    expect(await hasAsked()).toBe(false);
    expect(loaded).toEqual([]);
    expect(await countWorkers(page)).toBe(0);

    await page.getByRole('button', { name: KEEP }).click();
    await expect.poll(hasAsked).toBe(true);
    const progress = page.getByRole('progressbar', { name: 'On this device' });
    // Everything else is here.
    await expect(progress).toHaveAttribute('aria-valuenow', /^9\d$/);
    await expect(progress).toHaveAttribute('aria-valuetext', /^2\.\d of 2\.\d MB are here and checked$/);
    expect(loaded.length).toBeGreaterThan(5);
    await expect(page.getByText(/^Ready/)).toBeHidden();
    await expect(page.getByRole('button', { name: KEEP })).toBeDisabled();
    expect(await countWorkers(page)).toBe(0);

    release();
    await expect(page.getByText('Ready: everything is here, and every page opens without a connection.')).toBeVisible();
    await expect(progress).toBeHidden();
    expect(await countWorkers(page)).toBe(1);
  },
);

for (const [setting, answer] of [
  ['granted', 'This browser has agreed to keep it, even when room gets short.'],
  ['denied', 'This browser has not agreed to keep it for good: when room gets short, it may remove it.'],
] as const)
  test(`what the browser answers is said, then and later: ${setting}`, ALL_REMOTES, async ({ page, site }) => {
    await page.goto(`${site.origin}/offline`);
    await setPersistence(page, setting);
    await expect(page.getByText(/This browser has/)).toBeHidden();
    await keepGuide(page, site);
    await expect(page.getByText(answer)).toBeVisible();
    await page.reload();
    await expect(page.getByText(answer)).toBeVisible();
  });

test(
  'a guide that is just complete is not called old while its list is asked for again',
  ALL_REMOTES,
  async ({ page, site }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    // The texts are loaded after the press; a list that is asked for later says what there is now.
    const loading = page.waitForRequest('**/_offline/texts/en').then(() =>
      page.route('**/_offline/list/en', async (route) => {
        await promise;
        await route.continue();
      }),
    );
    const askingAgain = loading.then(() => page.waitForRequest('**/_offline/list/en'));
    await keepGuide(page, site);
    await askingAgain;
    await expect(page.getByText(/^A newer guide is there/)).toHaveCount(0);
    resolve();
    await expect(page.getByText('It is the newest there is.')).toBeVisible();
  },
);

test('the page says what is kept, of which day and how much, and removes it', ALL_REMOTES, async ({ page, site }) => {
  await keepGuide(page, site);
  await page.reload();
  const pages = Object.keys((await (await page.request.get('/_offline/list/en')).json()).pages).length;
  await expect(
    page.getByText(`The guide of ${formatDate(todayInAlmaty())}: ${pages} pages, ${await readMegabytes(page)} MB.`),
  ).toBeVisible();
  await expect(page.getByText('It is the newest there is.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByText('Removed. Nothing of the guide is kept here any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: KEEP })).toBeVisible();
  expect(await readMegabytes(page)).toBe(0);
  expect(await countWorkers(page)).toBe(0);
});

test.describe('in two tabs', () => {
  test(
    'that press together, each content is loaded once, and both say the same of one guide',
    ALL_REMOTES,
    async ({ page, context, site }) => {
      const other = await context.newPage();
      const loaded: string[] = [];
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/_offline/page')) loaded.push(pathname);
      });
      const release = await holdContent(page);
      const releaseOther = await holdContent(other);
      await Promise.all([page, other].map((tab) => tab.goto(`${site.origin}/offline`)));
      await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: KEEP }).click()));
      // One of them has everything but what is held; the other waits, and has nothing to say of bytes.
      const waiting = 'Another window is loading the guide. This one waits for it.';
      await expect
        .poll(async () => (await page.getByText(waiting).count()) + (await other.getByText(waiting).count()))
        .toBe(1);
      const progress = (await page.getByText(waiting).isVisible()) ? other : page;
      await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^9\d$/);
      for (const tab of [page, other]) await expect(tab.getByText(/^Ready/)).toBeHidden();
      release();
      releaseOther();
      for (const tab of [page, other]) await expect(tab.getByText(/^Ready/)).toBeVisible();
      expect(new Set(loaded).size).toBe(loaded.length);
      const texts = await Promise.all([page, other].map((tab) => tab.getByText(/^The guide of /).textContent()));
      expect(texts[0]).toBe(texts[1]);
      expect(await countWorkers(page)).toBe(1);
    },
  );

  test('what one of them removes, the other does not call ready', ALL_REMOTES, async ({ page, context, site }) => {
    await keepGuide(page, site);
    const other = await context.newPage();
    await other.goto(`${site.origin}/offline`);
    await expect(other.getByText(/^Ready/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await expect(other.getByText(/^Ready/)).toBeHidden();
    await expect(other.getByText('The guide is not kept yet.')).toBeVisible();
    await other.getByRole('button', { name: KEEP }).click();
    for (const tab of [page, other]) await expect(tab.getByText(/^Ready/)).toBeVisible();
  });

  test(
    'one removes while the other loads: it is removed after that, and neither calls it ready',
    ALL_REMOTES,
    async ({ page, context, site }) => {
      await keepGuide(page, site);
      const other = await context.newPage();
      await other.goto(`${site.origin}/offline`);
      await expect(other.getByText(/^Ready/)).toBeVisible();
      // The browser has removed one of the contents.
      await page.evaluate(async () => {
        const cache = await caches.open('almaty-offline');
        const set: { pages: Record<string, string> } | undefined = await (
          await cache.match('/_offline/sets/guide-en')
        )?.json();
        await cache.delete(`/_offline/contents/${encodeURIComponent(set?.pages['/map'] ?? '')}`);
      });
      await page.reload();
      await expect(page.getByText(/^Something of the guide is missing here/)).toBeVisible();
      const release = await holdContent(page);
      await page.getByRole('button', { name: 'Load what is missing' }).click();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^9\d$/);
      await other.getByRole('button', { name: 'Remove from this device' }).click();
      release();
      for (const tab of [page, other]) await expect(tab.getByText(/Nothing of the guide|not kept yet/)).toBeVisible();
      expect(await readMegabytes(page)).toBe(0);
    },
  );
});
