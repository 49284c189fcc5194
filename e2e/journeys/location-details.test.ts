import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { TOUCH } from '../stack/visitors.ts';

test.describe('by touch', () => {
  test.use(TOUCH.options);
  test(
    'a location opens from its card and is added there, and Back restores the scroll position',
    CATALOGUE,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/locations?tab=city');
      await expectHydrated(page);
      const card = page.getByRole('link', { name: 'Green Bazaar' });
      await TOUCH.reach(card);
      const before = await page.evaluate(() => scrollY);
      await TOUCH.press(card);
      await expect(page).toHaveURL('/locations/green-bazaar');
      await expect(page).toHaveTitle('Green Bazaar · Almaty guide');
      await expect(page.getByRole('heading', { level: 1, name: 'Green Bazaar' })).toBeFocused();
      await expect(page.getByText('Көк базар')).toBeVisible();
      const addButton = page.getByRole('button', { name: 'Add to trip: Green Bazaar' });
      await TOUCH.press(addButton);
      await expect(addButton).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(page).toHaveURL('/locations?tab=city');
      await expect(addButton).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    },
  );

  test(
    'All leads back to the list with its filters and its place, also from the next location',
    CATALOGUE,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/locations?tab=city&month=6');
      await expect(page.getByRole('status').filter({ hasText: 'places found' })).toBeAttached();
      await expectHydrated(page);
      const card = page.getByRole('link', { name: 'Green Bazaar' });
      await TOUCH.reach(card);
      const before = await page.evaluate(() => scrollY);
      await TOUCH.press(card);
      await expect(page.getByRole('heading', { level: 1, name: 'Green Bazaar' })).toBeFocused();
      await expectHydrated(page);
      await TOUCH.press(
        page.getByRole('navigation', { name: 'More of City Experience' }).getByRole('link', { name: /^Next/ }),
      );
      await expect(page.getByRole('heading', { level: 1, name: 'Almaty Museum of Arts' })).toBeFocused();
      // Before, the link leads to the page of the category, as without scripts.
      await expectHydrated(page);
      await TOUCH.press(page.getByRole('link', { name: 'All City Experience' }));
      await expect(page).toHaveURL('/locations?tab=city&month=6');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      // Opened otherwise, there is no list to go back to.
      await page.goto('/locations/medeu');
      await expectHydrated(page);
      await TOUCH.press(page.getByRole('link', { name: 'All City Experience' }));
      await expect(page).toHaveURL('/city');
    },
  );

  test(
    'adding and the next step are in the window at any place of a location page, and cover at most 15 % of it',
    CATALOGUE,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/locations/medeu');
      await expectHydrated(page);
      const addButton = page.getByRole('button', { name: 'Add to trip: Medeu' });
      await expect(addButton).toBeInViewport({ ratio: 1 });
      await TOUCH.press(addButton);
      const onward = page.getByRole('main').getByRole('link', { name: 'Continue to Activities' });
      await page.getByRole('heading', { name: 'Getting there' }).scrollIntoViewIfNeeded();
      await expect(onward).toBeInViewport({ ratio: 1 });
      const ticket = page.getByRole('region', { name: /^Your (trip|selection)$/ });
      const { top, bottom } = await ticket.evaluate((element) => element.getBoundingClientRect());
      expect(Math.round(bottom - top)).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.15);
      await TOUCH.press(onward);
      await expect(page.getByRole('heading', { level: 1, name: 'Discover Activities' })).toBeFocused();
      await TOUCH.press(page.getByRole('button', { name: 'Add to trip: Camping' }));
      const selection = page.getByRole('region', { name: 'Your selection' });
      await expect(selection).toContainText('1 place, 1 activity selected');
      await TOUCH.press(selection.getByRole('link', { name: 'Create Your Itinerary' }));
      await expect(page).toHaveURL('/itinerary');
    },
  );
});

test('Back shows the tab, the filters and the place at once, and no card enters again', CATALOGUE, async ({ page }) => {
  await page.addInitScript(() => {
    const entered: string[] = [];
    Object.assign(globalThis, { entered });
    addEventListener('animationstart', ({ animationName }) => entered.push(animationName));
  });
  // What begins with this frame is told with the next one.
  const countEntered = () =>
    page.evaluate(async (): Promise<number> => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return Reflect.get(globalThis, 'entered').filter((name: string) => name === 'catalogue-card').length;
    });
  await page.goto('/locations?tab=city');
  await expect.poll(countEntered).toBeGreaterThan(0);
  await expect(page.locator('[data-entrance]:visible')).toHaveCount(0);
  const before = await countEntered();
  await page.getByRole('link', { name: 'Green Bazaar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Green Bazaar' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'City Experience' })).toHaveAttribute('aria-selected', 'true');
  await expectHydrated(page);
  expect(await countEntered()).toBe(before);
});

test(
  'the points of a route without a line can be downloaded as GPX and opened in a map app',
  CATALOGUE,
  async ({ page }) => {
    await page.goto('/locations/furmanov-peak');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download GPX' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('furmanov-peak.gpx');
    const gpx = await readFile(await download.path(), 'utf8');
    expect(gpx).toContain('<wpt lat="43.1499" lon="77.1157"><ele>3053</ele><name>Furmanov Peak</name></wpt>');
    await expect(page.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=43.1499,77.1157',
    );
  },
);

test(
  'keys move along the profile of a route, the ring on its map follows, and its line is a GPX track',
  CATALOGUE,
  async ({ page }) => {
    await page.goto('/locations/big-almaty-lake-route');
    const way = page.getByRole('region', { name: 'The Way Up' });
    await expect(way).toContainText('10.4 km');
    const place = way.getByRole('slider', { name: 'Place on the way' });
    await way.scrollIntoViewIfNeeded();
    await place.focus();
    const ring = way.locator('[data-ring]');
    const before = await ring.boundingBox();
    await page.keyboard.press('PageUp');
    await expect(place).toHaveAttribute('aria-valuetext', /^Kilometre 0\.5, 1,9\d\d m, at 09:1\d$/);
    expect((await ring.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
    const line = await way.getByRole('link', { name: 'GPX track' }).getAttribute('href');
    expect(decodeURIComponent(line ?? '')).toContain('<trkpt lat="43.08461" lon="76.97204"><ele>1890</ele></trkpt>');
  },
);

test('the sections of a location are closed on the screen and open on paper', CATALOGUE, async ({ page }) => {
  await page.goto('/locations/charyn-canyon');
  const car = page.getByText('By car', { exact: true });
  await expect(car).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(car).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to the opening hours opens their section', CATALOGUE, async ({ page }) => {
    await page.goto('/locations/charyn-canyon');
    await expect(page.locator('#opening-hours')).toBeHidden();
    await page.getByRole('link', { name: 'Opening hours' }).click();
    await expect(page.locator('#opening-hours')).toBeVisible();
  });

  test('what has to be asked leads to whom one can ask', CATALOGUE, async ({ page }) => {
    await page.goto('/locations/terra-meadow');
    const contact = page.locator('#ask').getByRole('link', { name: 'ile-alatau.kz' });
    await expect(contact).toBeHidden();
    await page.getByRole('link', { name: 'ask Ile-Alatau national park' }).click();
    await expect(contact).toBeInViewport();
  });
});

test('the number of a citation leads to its source, and Back to the citation', CATALOGUE, async ({ page }) => {
  await page.goto('/locations/medeu');
  await expectHydrated(page);
  const citation = page.getByRole('link', { name: '2', exact: true }).first();
  const source = page.locator('#source-2');
  await expect(source).toBeHidden();
  await citation.click();
  await expect(source).toBeInViewport();
  await page.goBack();
  await expect(citation).toBeInViewport();
});

test.describe('an unknown location', () => {
  // The not-found page logs the path, and the browser itself reports the status.
  test.use({ allowedConsoleErrors: [/404/] });

  const expectNotFoundPage = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Almaty guide');
  };

  test('is the not-found page with status 404, and its path is logged', CATALOGUE, async ({ page, consoleErrors }) => {
    const response = await page.goto('/locations/atlantis');
    expect(response?.status()).toBe(404);
    await expectNotFoundPage(page);
    await expect.poll(() => consoleErrors.join('\n')).toContain('404: no page at /locations/atlantis');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is the not-found page after a navigation inside the site', CATALOGUE, async ({ page, consoleErrors }) => {
    await page.goto('/locations/medeu');
    await expectHydrated(page);
    await navigateInside(page, '/locations/atlantis');
    await expectNotFoundPage(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(consoleErrors.join('\n')).toContain('404: no page at /locations/atlantis');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Medeu' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is the not-found page', CATALOGUE, async ({ page }) => {
      await page.goto('/locations/atlantis');
      await expectNotFoundPage(page);
    });
  });
});
