import type { Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { getConfirmation, openFilledForm, submitForm } from '../stack/request-form.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const getLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'two quick presses of Back lead to the page before the last one, and of Forward to the last',
  ALL_REMOTES,
  async ({ page }) => {
    await page.goto('/nature');
    await expectHydrated(page);
    await getLink(page, 'Plan Your Trip').click();
    await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
    await getLink(page, 'Activities').click();
    await expect(getHeading(page, 'Discover Activities')).toBeFocused();
    const goTwice = (delta: number) =>
      page.evaluate((by) => {
        history.go(by);
        history.go(by);
      }, delta);
    await goTwice(-1);
    await expect(getHeading(page, 'Enjoy the Nature')).toBeFocused();
    await expectHydrated(page);
    await expect(page).toHaveURL('/nature');
    await goTwice(1);
    await expect(getHeading(page, 'Discover Activities')).toBeFocused();
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  },
);

test('Back to a search shows its results at once, where the visitor left them', ALL_REMOTES, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/locations');
  await expectHydrated(page);
  await page.getByRole('searchbox').fill('lake');
  await expect(page).toHaveURL(/q=lake/);
  const results = page.getByRole('region', { name: 'Places found' });
  await expect(results.getByRole('status')).toHaveText(/\d+ places found/);
  const count = await results.getByRole('status').textContent();
  await page.evaluate(() => scrollTo(0, 500));
  await getLink(page, 'Plan Your Trip').click();
  await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(getHeading(page, 'Where to Go')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('lake');
  await expect(results.getByRole('status')).toHaveText(count ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

for (const [path, heading] of [
  ['/', 'Discover the Wonders of Almaty'],
  ['/no-such-page', '404'],
] as const)
  test.describe(`from ${path}`, () => {
    test.use({ allowedConsoleErrors: [/404/] });
    test('Back shows the same nodes, with the title, where the visitor left them', ALL_REMOTES, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expectHydrated(page);
      const title = await page.title();
      const node = await page.getByRole('heading', { level: 1 }).elementHandle();
      await expect(getHeading(page, heading)).toBeVisible();
      await page.evaluate(() => scrollTo(0, 100));
      await getLink(page, 'Plan Your Trip').click();
      await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
      expect(await page.title()).not.toBe(title);
      await page.goBack();
      await expect(getHeading(page, heading)).toBeFocused();
      expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
      await expect(page).toHaveTitle(title);
      expect(await page.evaluate(() => scrollY)).toBe(100);
    });
  });

test('the title of a confirmation stays after Back, a link and a reload', ALL_REMOTES, async ({ page }) => {
  const title = 'Your request is in · Almaty guide';
  await openFilledForm(page, 'title@example.com');
  await expectHydrated(page);
  await submitForm(page);
  await expect(getConfirmation(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
  await getLink(page, 'Plan Your Trip').click();
  await expect(page).toHaveTitle(/^Plan your trip/i);
  await page.goBack();
  await expect(getConfirmation(page)).toBeVisible();
  await expectHydrated(page);
  await expect(page).toHaveTitle(title);
  await getLink(page, 'Plan Your Trip').click();
  await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Get Your Itinerary/ })
    .click();
  await expect(getConfirmation(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
  await page.reload();
  await expect(getConfirmation(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('a page that the browser has kept whole goes on after Back', ALL_REMOTES, async ({ page }) => {
  await page.goto('/nature');
  await expectHydrated(page);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await getLink(page, 'Plan Your Trip').click();
  await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
  await page.goBack();
  await expect(getHeading(page, 'Enjoy the Nature')).toBeFocused();
});
