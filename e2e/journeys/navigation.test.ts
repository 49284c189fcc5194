import type { Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { expect, test } from '../stack/test.ts';

const bar = (page: Page) => page.getByRole('banner');
const opacityOf = (page: Page) =>
  bar(page).evaluate((element) => Number(/\/ ([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor)?.[1] ?? 1));

test('the bar names where one is, also on the category pages', async ({ page }) => {
  for (const [path, name, current] of [
    ['/', 'Home', 'page'],
    ['/locations', 'Locations', 'page'],
    ['/nature', 'Locations', 'true'],
    ['/activities', 'Activities', 'page'],
  ] as const) {
    await page.goto(path);
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', current);
    await expect(bar(page).locator('nav [aria-current]')).toHaveCount(1);
  }
});

test('the mark under the current link is drawn in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const mark = await bar(page)
    .getByRole('link', { name: 'Home', exact: true })
    .evaluate((link) => {
      const { borderBottomWidth, borderBottomColor } = getComputedStyle(link, '::after');
      return { height: borderBottomWidth, asInk: borderBottomColor === getComputedStyle(link).color };
    });
  expect(mark).toEqual({ height: '4px', asInk: true });
});

test('the bar is more opaque past 20 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const before = await opacityOf(page);
  await page.evaluate(() => scrollTo(0, 20));
  await expect(bar(page)).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo(0, 21));
  await expect(bar(page)).toHaveAttribute('data-scrolled');
  await expect.poll(() => opacityOf(page)).toBeGreaterThan(before);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('the menu opens, and closes on a choice, on Escape and on a press outside', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await menu(page).getByRole('link', { name: 'Activities' }).click();
    await expect(page).toHaveURL('/activities');
    await expect(menu(page)).toBeHidden();

    await toggle.click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(180, 780);
    await expect(menu(page)).toBeHidden();
  });

  test('a page that comes late does not take the focus from a menu opened meanwhile', async ({ page }) => {
    const release = await delayResponses(page, REMOTE_SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await menu(page).getByRole('link', { name: 'Activities' }).click();
    await expect(page).toHaveURL('/activities');
    await toggle.click();
    release();
    await expect(page.getByRole('heading', { name: 'Discover Activities' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  });

  test('the menu traps nothing: Tab goes through it and out of it', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    for (const name of ['Home', 'Locations', 'Activities', 'Plan Your Trip', 'Get Your Itinerary']) {
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('footer').getByRole('link').first()).toBeFocused();
  });
});

for (const width of [320, 375, 767, 768, 900, 1024, 1440]) {
  test(`with everything in the trip the bar's parts stand apart, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await setItinerary(page, 'all');
    await page.goto('/activities');
    await expect(bar(page).locator('.ticket-control:visible')).toContainText('43');
    const parts = bar(page).locator('a:visible, button:visible');
    const edges = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
    );
    expect(edges).toEqual([...edges].sort((one, other) => one - other));
    // A part that is pressed together stays in its place, but what is in it does not.
    const pressed = await parts.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 2).map(({ outerHTML }) => outerHTML),
    );
    expect(pressed).toEqual([]);
    expect(edges.at(-1)).toBeLessThanOrEqual(width - 10);
  });
}

test('the skip link is the first stop, and leads to the content', async ({ page }) => {
  await page.goto('/plan-trip');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the focus goes to the heading of the page one goes to, and the view is where it was on Back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/locations');
  await page.getByRole('heading', { name: 'Sacred Turkestan' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await bar(page).getByRole('link', { name: 'Activities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Activities' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Where to Go' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('who scrolls before the page is live stays there', async ({ page }) => {
  const release = await delayResponses(page, '/static/js/*');
  await page.goto('/locations', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Sacred Turkestan' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  release();
  await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the head says what the page is, for those who only read heads', async ({ page, stack }) => {
  for (const path of ['/', '/locations', '/plan-trip', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', stack.origin + path);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', stack.origin + path);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(40);
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', description ?? '');
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'WebSite', url: `${stack.origin}/` });
  }
  await bar(page).getByRole('link', { name: 'Locations' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${stack.origin}/locations`);
  await expect(page).toHaveTitle('Where to go in Almaty · Almaty guide');
});

test('what heads and crawlers are pointed to is there', async ({ request, stack }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${stack.origin}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  // The pages of the shell and of the remotes, and one for each place.
  expect(addresses).toHaveLength(9 + 32);
  for (const address of addresses) expect((await request.get(address ?? '')).status()).toBe(200);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const path of [...manifest.icons.map(({ src }: { src: string }) => src), '/apple-touch-icon.png', '/share.jpg'])
    expect((await request.get(path)).headers()['content-type']).toMatch(/^image\//);
});

/**
 * Every computed style of an element and of all in it, as `<place> <tag>: <property>: <value>`. Left out are Tailwind's
 * own variables: each sheet registers those it uses, for the whole document, and by itself none paints anything.
 */
const stylesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((root) =>
    [root, ...root.querySelectorAll('*')].flatMap((element, place) => {
      const style = getComputedStyle(element);
      return Array.from(style)
        .filter((name) => !name.startsWith('--tw-'))
        .map((name) => `${place} ${element.tagName}: ${name}: ${style.getPropertyValue(name)}`);
    }),
  );

test("no remote's CSS reaches the shell: bar and home page look the same before and after visiting every one", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const look = async () => [...(await stylesOf(page, 'header')), ...(await stylesOf(page, 'main'))];
  await page.mouse.move(700, 880);
  const before = new Set(await look());
  for (const name of ['Locations', 'Activities', 'Plan Your Trip', 'Get Your Itinerary', 'Home']) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
  }
  expect(await page.locator('link[rel="stylesheet"][href*="/_mfe/"]').count()).toBe(3);
  // Where the pointer and the focus are would be a difference of their own.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.mouse.move(700, 880);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await look()).filter((style) => !before.has(style))).toEqual([]);
});

test('a menu that was opened before the site was live stays open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const release = await delayResponses(page, '**/static/js/**');
  await page.goto('/city', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  release();
  await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
  await expect(menu).toBeVisible();
});
