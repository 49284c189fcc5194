import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';

type Box = { text: string; left: number; right: number; top: number; bottom: number };

const climb = (page: Page) => page.getByRole('list', { name: 'Heights above sea level' });

/** Where each line of the flags is printed: as wide as its words, as high as its line; an empty one has no box. */
const printed = (page: Page) =>
  climb(page).evaluate((list): Box[] =>
    [...list.querySelectorAll('b, span, small')].flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const { left, right } = range.getBoundingClientRect();
      const { top, bottom } = line.getBoundingClientRect();
      return right > left ? [{ text: line.textContent, left, right, top, bottom }] : [];
    }),
  );

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

for (const width of [375, 768, 1024, 1100, 1280, 1440, 1920]) {
  test(`the climb's flags stand inside the page and off each other, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await climb(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const lines = await printed(page);
    expect(lines.length).toBeGreaterThan(20);
    const margin = await page
      .locator('.why-head')
      .evaluate((head) => Number.parseFloat(getComputedStyle(head).paddingRight));
    expect(lines.filter(({ left, right }) => left < 0 || right > width - margin + 1)).toEqual([]);
    const pairs = lines.flatMap((one, at) => lines.slice(at + 1).map((other) => [one, other] as const));
    const printedOver = pairs.filter(([one, other]) => overlap(one, other));
    expect(printedOver.map(([one, other]) => `${one.text} / ${other.text}`)).toEqual([]);
    const action = await page.getByRole('link', { name: 'Plan Your Visit' }).boundingBox();
    for (const { top } of lines) expect(top).toBeGreaterThan((action?.y ?? 0) + (action?.height ?? 0));
  });
}

test('says what the city has and leads to each part of the site', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover the Wonders of Almaty' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Visit Almaty?' })).toBeVisible();
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Start Your Adventure', '/locations'],
    ['Explore Locations', '/locations'],
    ['Discover Activities', '/activities'],
    ['Get Your Itinerary', '/itinerary'],
    ['Plan Your Visit', '/plan-trip'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
});
