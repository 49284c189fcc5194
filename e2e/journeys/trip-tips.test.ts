import type { Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expect, test } from '../stack/test.ts';

const sectionList = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const live = (page: Page) => expect(page.locator('[data-mfe="trip-tips"]')).toHaveAttribute('data-hydrated');

test('the section list leads to each section and says where the reader is', async ({ page }) => {
  await page.goto('/plan-trip');
  await live(page);
  const links = sectionList(page).getByRole('link');
  await expect(links).toHaveCount(10);
  for (const name of ['Money', 'Phrases', 'Mountain safety', 'Best times']) {
    const link = sectionList(page).getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(sectionList(page).locator('[aria-current]')).toHaveCount(1);
    const section = page.locator(new URL((await link.getAttribute('href')) ?? '', page.url()).hash);
    await expect(section).toBeFocused();
    const heading = section.getByRole('heading', { level: 2 });
    // Not under the bars: what is at the heading's place is the heading.
    expect(
      await heading.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 5, top + height / 2));
      }),
    ).toBe(true);
  }
});

for (const { from, name, hash } of [
  { from: 'navigation', name: 'Packing', hash: '#packing-list' },
  { from: 'main', name: 'the ten below', hash: '#phrases' },
] as const)
  test(`Back after a link to a section leads to where the reader was: ${name}`, async ({ page }) => {
    await page.goto('/plan-trip');
    await live(page);
    await page.evaluate(() => scrollTo(0, 3500));
    await expect(sectionList(page).locator('[aria-current]')).toHaveCount(1);
    const within = from === 'navigation' ? sectionList(page) : page.getByRole('main');
    const link = within.getByRole('link', { name });
    const before = await page.evaluate(() => scrollY);
    // Playwright's own click would move the page first.
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(`/plan-trip${hash}`);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

test('on a phone the list brings its current link into view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/plan-trip#mountain-safety');
  const link = sectionList(page).getByRole('link', { name: 'Mountain safety' });
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(link).toBeInViewport({ ratio: 1 });
});

test('what is packed stays ticked in this browser, also when the tick came before the code', async ({ page }) => {
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
});

test('every link in the tips leads to a page of the site', async ({ page, request }) => {
  await page.goto('/plan-trip');
  const addresses = await page
    .locator('[data-mfe="trip-tips"] a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  expect(addresses).toContain('/itinerary');
});

test('the averages of the year are a table for whoever does not see the chart', async ({ page }) => {
  await page.goto('/plan-trip');
  const table = page.getByRole('table', { name: 'Average temperatures, rain and snow by month' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: 'July' })).toContainText('30');
});

test('on paper there are the tips, and nothing to press', async ({ page }) => {
  await page.goto('/plan-trip');
  await page.emulateMedia({ media: 'print' });
  await expect(sectionList(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Create Your Itinerary' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeVisible();
});

test('a visitor loads nothing of the editors', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/plan-trip');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((path) => /edit/.test(path))).toEqual([]);
});

test.describe("the editors' screen without its local back end", () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION_REFUSED/] });

  test('says what to do', async ({ page }) => {
    await page.route('http://localhost:8081/**', (route) => route.abort('connectionrefused'));
    await page.goto('/edit/trip-tips/');
    await expect(page.getByRole('heading', { name: 'The editor is not connected' })).toBeVisible();
    await expect(page.getByText('npm run tips:edit')).toBeVisible();
  });
});
