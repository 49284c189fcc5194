import type { Page } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { getLateNotice, getNotice } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

/** What the shell loads when it is used. */
const LATER_SCRIPTS = '**/static/js/async/*.js';
const FRAGMENTS = '**/_mfe/shell/*/_fragments/**';

const PAGES = [
  { path: '/', heading: 'Discover the Wonders of Almaty', other: '/privacy' },
  { path: '/privacy', heading: 'Privacy', other: '/' },
];

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

/** Opens a page and marks its document. */
async function openFirst(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectHydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
}

const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in globalThis);

for (const { path, heading, other } of PAGES) {
  test(`${path} is complete without what the shell loads later`, ALL_REMOTES, async ({ page }) => {
    await page.route(LATER_SCRIPTS, (route) => route.abort('connectionrefused'));
    await openFirst(page, path);
    await expect(getHeading(page, heading)).toBeVisible();
    await expect(getNotice(page)).toBeHidden();
  });

  test(
    `when ${path} is opened without a connection, it says so and comes back with Retry`,
    ALL_REMOTES,
    async ({ page, context }) => {
      await openFirst(page, other);
      await context.setOffline(true);
      await navigateInside(page, path);
      await expect(getNotice(page)).toBeInViewport();
      await retry(page);
      await expect(getNotice(page)).toBeInViewport();
      await context.setOffline(false);
      await retry(page);
      await expect(getHeading(page, heading)).toBeFocused();
      await expect(getNotice(page)).toBeHidden();
      expect(await isFirstDocument(page)).toBe(true);
    },
  );

  test(`when ${path} is late after a link, it says so and appears by itself`, ALL_REMOTES, async ({ page }) => {
    await openFirst(page, other);
    const release = await delayResponses(page, FRAGMENTS);
    await navigateInside(page, path);
    await expect(getLateNotice(page)).toBeInViewport();
    release();
    await expect(getHeading(page, heading)).toBeVisible();
    await expect(getLateNotice(page)).toBeHidden();
  });

  test(
    `when the site has another version of the shell, ${path} is not in it, and Retry loads the page anew`,
    ALL_REMOTES,
    async ({ page }) => {
      await openFirst(page, other);
      await page.route(FRAGMENTS, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.route('**/_mfe/remotes.json*', async (route) => {
        const response = await route.fetch();
        const { remotes, shell } = await response.json();
        await route.fulfill({ response, json: { remotes, shell: { ...shell, version: 'next' } } });
      });
      await navigateInside(page, path);
      await retry(page);
      await expect(getHeading(page, heading)).toBeVisible();
      await expect(getNotice(page)).toBeHidden();
      expect(await isFirstDocument(page)).toBe(false);
    },
  );
}

test(
  'when the code of /offline does not load, it says so, and Retry loads the page anew',
  ALL_REMOTES,
  async ({ page }) => {
    await page.route(LATER_SCRIPTS, (route) => route.abort('connectionrefused'));
    await page.goto('/offline');
    await expect(getNotice(page)).toBeInViewport();
    await page.unroute(LATER_SCRIPTS);
    await retry(page);
    await expect(page.getByText('The guide is not kept yet.')).toBeVisible();
    await expect(getNotice(page)).toBeHidden();
  },
);
