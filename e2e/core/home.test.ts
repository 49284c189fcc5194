import type { Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

type Box = { text: string; left: number; right: number; top: number; bottom: number };

const getProfile = (page: Page) => page.getByRole('list', { name: 'Heights above sea level' });

/** Measures every label of the elevation profile: as wide as its text, as high as its line. */
const measureLabels = (page: Page) =>
  getProfile(page).evaluate((list): Box[] =>
    [...list.querySelectorAll('b, span, small')].flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const { left, right } = range.getBoundingClientRect();
      const { top, bottom } = line.getBoundingClientRect();
      return right > left ? [{ text: line.textContent, left, right, top, bottom }] : [];
    }),
  );

const doOverlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test(
  'the labels of the elevation profile are inside the page and apart from each other at all widths',
  ALL_REMOTES,
  async ({ page }) => {
    await page.goto('/');
    for (const width of [375, 768, 1024, 1100, 1280, 1440, 1920])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await getProfile(page).scrollIntoViewIfNeeded();
        await page.evaluate(() => document.fonts.ready);
        const labels = await measureLabels(page);
        expect(labels.length).toBeGreaterThan(20);
        const margin = await page
          .locator('.why-head')
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingRight));
        expect(labels.filter(({ left, right }) => left < 0 || right > width - margin + 1)).toEqual([]);
        const pairs = labels.flatMap((a, index) => labels.slice(index + 1).map((b) => [a, b] as const));
        const overlaps = pairs.filter(([a, b]) => doOverlap(a, b)).map(([a, b]) => `${a.text} / ${b.text}`);
        expect(overlaps).toEqual([]);
        const link = await page.getByRole('link', { name: 'Plan Your Visit' }).boundingBox();
        const linkBottom = (link?.y ?? 0) + (link?.height ?? 0);
        for (const { top } of labels) expect(top).toBeGreaterThan(linkBottom);
      });
  },
);

test('the home page introduces the city and links to each part of the site', ALL_REMOTES, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover the Wonders of Almaty' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Visit Almaty?' })).toBeVisible();
  for (const [name, path] of [
    ['Start Your Adventure', '/locations'],
    ['Explore Locations', '/locations'],
    ['Discover Activities', '/activities'],
    ['Get Your Itinerary', '/itinerary'],
    ['Plan Your Visit', '/plan-trip'],
    ['Take the whole loop', '/locations/sample-itineraries#canyon-loop'],
    ['See the cathedral in its park', '/locations/28-panfilov-guardsmen-park'],
    ['Visit the Green Bazaar', '/locations/green-bazaar'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
});

test(
  'a link of the home page leads on without a new document, and Back to the same page',
  ALL_REMOTES,
  async ({ page }) => {
    await page.goto('/');
    await expectHydrated(page);
    const readText = () => page.getByRole('main').evaluate((main) => main.textContent);
    const before = await readText();
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
    await page.getByRole('link', { name: 'See the cathedral in its park' }).click();
    await expect(page).toHaveURL('/locations/28-panfilov-guardsmen-park');
    await expect(page.getByRole('heading', { level: 1, name: '28 Panfilov Guardsmen Park' })).toBeVisible();
    await page.goBack();
    await expect.poll(readText).toBe(before);
    expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true);
  },
);

test('Back to the home page after a reload finds the place that the visitor left', ALL_REMOTES, async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const link = page.getByRole('link', { name: 'Visit the Green Bazaar' });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Green Bazaar' })).toBeVisible();
  await page.reload();
  await expectHydrated(page);
  await page.goBack();
  await expect(link).toBeInViewport();
});
