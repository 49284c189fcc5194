import type { Page } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const getLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page of the shell. @returns reads how often a page has faded in since. */
async function openShellPage(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Object.assign(globalThis, { fades: 0 });
    document.startViewTransition = function (...parameters) {
      Object.assign(globalThis, { fades: Reflect.get(globalThis, 'fades') + 1 });
      return start.apply(this, parameters);
    };
  });
  await page.goto('/privacy');
  await expectHydrated(page);
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'fades')));
}

/** Waits until the page of a link can be shown at once: its code is requested when its HTML and style sheets are there. */
const waitForPrefetch = (page: Page) => page.waitForRequest(/__federation_expose_\w+\.js$/);

/** Points at a link until its page can be shown at once. */
async function prefetch(page: Page, name: string) {
  const prefetched = waitForPrefetch(page);
  await getLink(page, name).hover();
  await prefetched;
}

test('a page that can be shown at once fades in after a press, and not after Back', ALL_REMOTES, async ({ page }) => {
  const countFades = await openShellPage(page);
  await prefetch(page, 'Plan Your Trip');
  await getLink(page, 'Plan Your Trip').click();
  await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
  await expectHydrated(page);
  expect(await countFades()).toBe(1);
  await page.goBack();
  await expect(getHeading(page, 'Privacy')).toBeFocused();
  await page.goForward();
  await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
  expect(await countFades()).toBe(1);
});

test('a visitor who goes back at once after a link sees the page before', ALL_REMOTES, async ({ page }) => {
  const countFades = await openShellPage(page);
  await prefetch(page, 'Plan Your Trip');
  await getLink(page, 'Plan Your Trip').evaluate((link: HTMLElement) => {
    link.click();
    history.back();
  });
  await expect.poll(countFades).toBe(1);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expect(page).toHaveURL('/privacy');
  await expect(getHeading(page, 'Privacy')).toBeVisible();
  await expect(getHeading(page, 'Plan Your Trip')).toHaveCount(0);
});

test('a page that cannot be shown yet appears as soon as it is there', ALL_REMOTES, async ({ page }) => {
  const countFades = await openShellPage(page);
  const release = await delayResponses(page, '**/_mfe/**');
  await getLink(page, 'Plan Your Trip').click();
  await expect(page.locator('[data-slot="page-skeleton"]')).toBeVisible();
  release();
  await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
  expect(await countFades()).toBe(0);
});

const WITHOUT_FADE = {
  'a visitor who wants less motion': { contextOptions: { reducedMotion: 'reduce' } },
  'a phone': { hasTouch: true, isMobile: true },
} as const;

for (const [name, options] of Object.entries(WITHOUT_FADE))
  test.describe(`for ${name}`, () => {
    test.use(options);
    test('no page fades in', ALL_REMOTES, async ({ page }) => {
      const countFades = await openShellPage(page);
      const prefetched = waitForPrefetch(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Locations' }).first().focus();
      await prefetched;
      await page.keyboard.press('Enter');
      await expect(getHeading(page, 'Where to Go')).toBeFocused();
      expect(await countFades()).toBe(0);
    });
  });
