import type { Page } from '@playwright/test';
import { findOwner } from '../../shell/src/site/owners.ts';
import { findViolations } from '../accessibility/find-violations.ts';
import { waitForTransitions } from '../accessibility/wait-for-transitions.ts';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { TOUCH } from '../stack/visitors.ts';

const FRAGMENTS = '**/_fragments/**';

const getLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page of the shell, and holds back the scripts of remotes from then on. */
async function openShellPage(page: Page): Promise<() => void> {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/privacy');
  await expectHydrated(page);
  return release;
}

for (const path of PAGE_PATHS.filter((path) => findOwner(path)))
  test(
    `after a link ${path} is painted before its code is there, and hydrated in place like on a first visit`,
    getPageTags(path),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const title = await page.title();
      const heading = await page.getByRole('heading', { level: 1 }).textContent();

      const release = await openShellPage(page);
      await navigateInside(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.locator('[data-slot="page-skeleton"]')).toHaveCount(0);
      const outlet = page.locator('[data-slot="outlet"] > [data-mfe]');
      await expect(outlet).not.toHaveAttribute('data-hydrated');
      // Some texts depend on the day, and are written anew.
      const nodes = await page.evaluateHandle(() => [
        ...document.querySelectorAll('[data-mfe] :is(h1, h2, h3, img, button, input, li)'),
      ]);
      release();
      await expect(outlet).toHaveAttribute('data-hydrated');
      const counts = await nodes.evaluate((before) => ({
        before: before.length,
        kept: before.filter((node) => node.isConnected).length,
      }));
      expect(counts.before).toBeGreaterThan(10);
      expect(counts.kept).toBe(counts.before);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.locator('head > title').count()).toBe(1);
      expect(await page.locator('head > meta[name="description"]').count()).toBe(1);
    },
  );

test(
  'a painted page has its styles, shifts nothing when it is hydrated, and has no violation',
  ALL_REMOTES,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const releaseScripts = await openShellPage(page);
    const releaseStyles = await delayResponses(page, '**/_mfe/**/*.css');
    await getLink(page, 'Locations').click();
    await expect(page.locator('[data-slot="page-skeleton"]')).toBeVisible();
    await expect(getHeading(page, 'Where to Go')).toHaveCount(0);
    releaseStyles();
    await expect(getHeading(page, 'Where to Go')).toBeVisible();
    await waitForTransitions(page);
    expect(
      await findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
    ).toEqual([]);
    const readTops = () =>
      page
        .locator('[data-mfe] :is(h1, h2, h3)')
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
    await page.evaluate(() => scrollTo(0, 300));
    const before = await readTops();
    expect(before.length).toBeGreaterThan(5);
    releaseScripts();
    await expectHydrated(page);
    expect(await readTops()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  },
);

test.describe('by touch', () => {
  test.use(TOUCH.options);
  test('a press in a painted page is taken, and takes effect once its code is there', ALL_REMOTES, async ({ page }) => {
    const release = await openShellPage(page);
    await navigateInside(page, '/locations');
    const addButton = page.getByRole('button', { name: 'Add to trip: Charyn Canyon' });
    await TOUCH.press(addButton);
    await expect(addButton).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(addButton).toHaveAttribute('aria-pressed', 'true');
    await expect(addButton).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('heading', { name: '1 Location(s) Selected' })).toBeVisible();
    await expect(page.locator('[data-slot="selected-count"]')).toContainText('1');
  });
});

test('a link of a painted page opens its page without a new document', ALL_REMOTES, async ({ page }) => {
  const release = await openShellPage(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await navigateInside(page, '/locations');
  await page.getByRole('main').getByRole('link', { name: 'Charyn Canyon' }).first().click();
  await expect(getHeading(page, 'Charyn Canyon')).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true);
  release();
  await expectHydrated(page);
  await page.goBack();
  await expect(getHeading(page, 'Where to Go')).toBeVisible();
  await expectHydrated(page);
});

test('text that is typed in a painted page stays, with the focus', ALL_REMOTES, async ({ page }) => {
  const release = await openShellPage(page);
  await getLink(page, 'Get Your Itinerary').click();
  const email = page.getByLabel('Email');
  await email.pressSequentially('early@example');
  release();
  await expectHydrated(page);
  await expect(email).toBeFocused();
  await page.keyboard.type('.com');
  await expect(email).toHaveValue('early@example.com');
});

test(
  'a painted page becomes one of the site: it has the itinerary, its tabs are in the address, and its links stay inside',
  ALL_REMOTES,
  async ({ page }) => {
    await setItinerary(page, 'one');
    const release = await openShellPage(page);
    await getLink(page, 'Locations').click();
    await expect(getHeading(page, 'Where to Go')).toBeFocused();
    release();
    await expectHydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await expect(page.getByRole('button', { name: /Charyn Canyon$/ }).first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('tab', { name: 'City Experience' }).click();
    await expect(page).toHaveURL('/locations?tab=city');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Nature' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('main').getByRole('link', { name: 'Charyn Canyon' }).first().click();
    await expect(getHeading(page, 'Charyn Canyon')).toBeFocused();
    await expectHydrated(page);
    // Another page of the same module.
    await page.getByRole('main').getByRole('link', { name: 'Kolsay Lake' }).first().click();
    await expect(getHeading(page, 'Kolsay Lake')).toBeFocused();
    await expect(page).toHaveTitle('Kolsay Lake · Almaty guide');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true);
  },
);

test(
  'a visitor who leaves a painted page before its code is there gets the next page',
  ALL_REMOTES,
  async ({ page }) => {
    const release = await openShellPage(page);
    await navigateInside(page, '/locations/charyn-canyon');
    await expect(getHeading(page, 'Charyn Canyon')).toBeVisible();
    await navigateInside(page, '/locations/medeu');
    await expect(getHeading(page, 'Medeu')).toBeVisible();
    await expect(page).toHaveTitle('Medeu · Almaty guide');
    await getLink(page, 'Plan Your Trip').click();
    await expect(getHeading(page, 'Plan Your Trip')).toBeVisible();
    await expect(page).toHaveTitle(/^Plan your trip/i);
    release();
    await expectHydrated(page);
    await page.goBack();
    await expect(getHeading(page, 'Medeu')).toBeVisible();
    await expectHydrated(page);
    await expect(page).toHaveTitle('Medeu · Almaty guide');
  },
);

test.describe('when fragments fail', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });
  test('the skeleton stands in until the code of the page is there', ALL_REMOTES, async ({ page }) => {
    await page.route(FRAGMENTS, (route) => route.fulfill({ status: 503 }));
    const release = await openShellPage(page);
    await getLink(page, 'Locations').click();
    await expect(page.locator('[data-slot="page-skeleton"]')).toBeVisible();
    release();
    await expect(getHeading(page, 'Where to Go')).toBeFocused();
    await expectHydrated(page);
  });
});

test('Back and Forward show a painted page at once, where it was', ALL_REMOTES, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openShellPage(page);
  await getLink(page, 'Locations').click();
  await expect(getHeading(page, 'Where to Go')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 900));
  await getLink(page, 'Activities').click();
  await expect(getHeading(page, 'Discover Activities')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // What was ever shown instead of a page.
  await page.evaluate(() => {
    const skeletons: string[] = [];
    Object.assign(globalThis, { skeletons });
    const record = () => {
      if (document.querySelector('[data-slot="page-skeleton"]')) skeletons.push(location.pathname);
      requestAnimationFrame(record);
    };
    record();
  });
  await page.goBack();
  await expect(getHeading(page, 'Where to Go')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(getHeading(page, 'Discover Activities')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'skeletons'))).toEqual([]);
});
