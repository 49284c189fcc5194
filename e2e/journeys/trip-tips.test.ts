import type { Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { TRIP_TIPS } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { waitUntilComplete } from '../stack/wait-until-complete.ts';

const getSectionList = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

async function openTips(page: Page) {
  await page.goto('/plan-trip');
  await expect(page.locator('[data-mfe="trip-tips"]')).toHaveAttribute('data-hydrated');
}

test('the section list leads to each section and marks the one that is being read', TRIP_TIPS, async ({ page }) => {
  await openTips(page);
  await expect(getSectionList(page).getByRole('link')).toHaveCount(12);
  for (const name of ['Money', 'Phrases', 'Mountain safety', 'Best times']) {
    const link = getSectionList(page).getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(getSectionList(page).locator('[aria-current]')).toHaveCount(1);
    const section = page.locator(new URL((await link.getAttribute('href')) ?? '', page.url()).hash);
    await expect(section).toBeFocused();
    // The sticky bars must not cover the heading.
    const isHeadingOnTop = await section.getByRole('heading', { level: 2 }).evaluate((heading) => {
      const { left, top, height } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 5, top + height / 2));
    });
    expect(isHeadingOnTop).toBe(true);
  }
});

for (const { landmark, name, hash } of [
  { landmark: 'navigation', name: 'Packing', hash: '#packing-list' },
  { landmark: 'main', name: 'Ten phrases', hash: '#phrases' },
] as const)
  test(`Back after the link "${name}" to a section restores the scroll position`, TRIP_TIPS, async ({ page }) => {
    await openTips(page);
    await page.evaluate(() => scrollTo(0, 3500));
    await expect(getSectionList(page).locator('[aria-current]')).toHaveCount(1);
    const link = (landmark === 'navigation' ? getSectionList(page) : page.getByRole('main')).getByRole('link', {
      name,
    });
    const before = await page.evaluate(() => scrollY);
    // Playwright's own click would scroll first.
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(`/plan-trip${hash}`);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

test('on a small screen the section list scrolls to its current link', TRIP_TIPS, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/plan-trip#mountain-safety');
  const link = getSectionList(page).getByRole('link', { name: 'Mountain safety' });
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(link).toBeInViewport({ ratio: 1 });
});

test(
  'ticked items of the packing list stay after a reload, also those ticked before hydration',
  TRIP_TIPS,
  async ({ page }) => {
    const release = await delayResponses(page, REMOTE_SCRIPTS);
    await page.goto('/plan-trip', { waitUntil: 'domcontentloaded' });
    await page.getByRole('checkbox', { name: 'Your passport' }).check();
    release();
    await expect(page.getByText('1 of 8 in the bag')).toBeVisible();
    await page.getByRole('checkbox', { name: 'A scarf' }).check();
    await page.reload();
    await expect(page.getByText('2 of 8 in the bag')).toBeVisible();
    for (const name of ['Your passport', 'A scarf']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
    await page.getByRole('button', { name: 'Untick all' }).click();
    await expect(page.getByText('0 of 8 in the bag')).toBeVisible();
  },
);

test(
  'the page has working links, the averages as a table, no code of the editor, and prints without controls',
  TRIP_TIPS,
  async ({ page, request }) => {
    const paths: string[] = [];
    page.on('request', (sent) => paths.push(new URL(sent.url()).pathname));
    await page.goto('/plan-trip');
    await waitUntilComplete(page);
    await test.step('a visitor loads no code of the editor', () => {
      expect(paths.length).toBeGreaterThan(5);
      expect(paths.filter((path) => /edit/.test(path))).toEqual([]);
    });
    await test.step('the averages of the chart are also a table', async () => {
      const table = page.getByRole('table', { name: 'Average temperatures, rain and snow by month' });
      await expect(table.getByRole('row')).toHaveCount(13);
      await expect(table.getByRole('row', { name: 'July' })).toContainText('30');
    });
    await test.step('every link leads to a page of the site', async () => {
      const links = await page
        .locator('[data-mfe="trip-tips"] a[href^="/"]')
        .evaluateAll((elements) => [...new Set(elements.map((link) => link.getAttribute('href') ?? ''))]);
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
      expect(links).toContain('/itinerary');
    });
    await test.step('the printed page has no controls', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(getSectionList(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Create Your Itinerary' })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Packing list' })).toBeVisible();
    });
  },
);

test('the number of a source opens the list of sources and leads to it', TRIP_TIPS, async ({ page }) => {
  await openTips(page);
  const section = page.locator('#money');
  const source = section.getByRole('listitem').filter({ hasText: 'bes.media on the fees since 2024' });
  await expect(source).toBeHidden();
  const tip = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Park fees' }) });
  await tip.getByRole('link', { name: /^\d+$/ }).first().click();
  await expect(source).toBeInViewport();
  await expect(source.getByRole('link')).toHaveAttribute('href', /^https:\/\/bes\.media\//);
});

test('a link in a tip leads to its page without a new document, and Back to the tips', TRIP_TIPS, async ({ page }) => {
  await openTips(page);
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
  const link = page.locator('#best-times, #weather, #money, #getting-around').locator('a[href^="/locations/"]').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Plan Your Trip');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Park fees' })).toBeAttached();
  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true);
});

test('after a link of the site the page is the same as after opening it', TRIP_TIPS, async ({ page }) => {
  // Attributes differ in their form: a browser writes styles and addresses in another way than the server.
  const readPage = () =>
    page
      .locator('[data-mfe="trip-tips"]')
      .evaluate((outlet) => [
        outlet.textContent,
        [...outlet.querySelectorAll('*')].map(({ className }) => `${className}`),
      ]);
  await openTips(page);
  const opened = await readPage();
  await page.goto('/privacy');
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Plan Your Trip' }).click();
  await expect(page.locator('#mountain-safety')).toBeAttached();
  await expect.poll(readPage).toEqual(opened);
});

test('a holiday that is over in Almaty gives way to the next one without a release', TRIP_TIPS, async ({ page }) => {
  const getDays = (name: string) =>
    page
      .locator('#holidays dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('term')
      .textContent();
  await page.clock.setFixedTime(new Date('2027-03-23T18:59:59Z'));
  await openTips(page);
  expect(await getDays('Nauryz')).toBe('21 to 23 March 2027');
  await page.clock.setFixedTime(new Date('2027-03-23T19:00:00Z'));
  await openTips(page);
  await expect.poll(() => getDays('Nauryz')).toBe('21 to 23 March 2028');
  expect(await getDays('Kurban Ait')).toBe('About 16 May 2027');
});
