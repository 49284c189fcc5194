import type { Page } from '@playwright/test';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { getNotice, REMOTES, withoutRelease } from './remotes.ts';

// Without the last good releases that the edge would go on with.
test.use({ allowedConsoleErrors: [/.*/], variables: { LAST_RELEASE_SECONDS: '0' } });
// In one worker, because each worker starts a stack.
test.describe.configure({ mode: 'default' });

/** Waits until the HTML of a page shows whether its remote has a release, because the Worker caches the pointer. */
const expectFragment = (page: Page, path: string, hasFragment: boolean) =>
  expect.poll(async () => (await (await page.request.get(path)).text()).includes('<div data-mfe=')).toBe(hasFragment);

for (const { name, path, heading } of REMOTES)
  test(
    `without a release of ${name} everything else works, and Retry shows the release that returns`,
    ALL_REMOTES,
    async ({ page, buckets }) => {
      await setItinerary(page, 'one');
      const itineraryCount = page.locator('[data-slot="selected-count"]');
      await withoutRelease(buckets, name, async () => {
        await expectFragment(page, path, false);
        const response = await page.goto(path);
        expect(response?.status()).toBe(503);
        await expect(getNotice(page)).toBeVisible();
        await expect(itineraryCount).toContainText('2');
        for (const other of REMOTES.filter((remote) => remote.name !== name)) {
          await page.goto(other.path);
          await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
          await expect(page.locator(`[data-mfe="${other.name}"]`)).toHaveAttribute('data-hydrated');
          await expect(itineraryCount).toContainText('2');
        }
        await page.goto(path);
        await expect(getNotice(page)).toBeVisible();
      });
      await expectFragment(page, path, true);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(getNotice(page)).toBeHidden();
    },
  );

test(
  'without a release and without scripts a page says so, and its Retry shows the release that returns',
  ALL_REMOTES,
  async ({ browser, baseURL, buckets }) => {
    const { name, path, heading } = REMOTES[2];
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    // Playwright's text and role selectors do not look into a noscript element.
    const words = page.locator('noscript [data-slot="notice"]');
    await withoutRelease(buckets, name, async () => {
      await expectFragment(page, path, false);
      await page.goto(path);
      await expect(words).toBeVisible();
      await expect(words).toContainText('This page did not load');
      await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
    await expectFragment(page, path, true);
    await words.locator('a', { hasText: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await context.close();
  },
);
