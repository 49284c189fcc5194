import type { Page } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { getItineraryCount } from '../stack/request-form.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { KEYBOARD } from '../stack/visitors.ts';

const getBar = (page: Page) => page.getByRole('banner');
const readOpacity = (page: Page) =>
  getBar(page).evaluate((bar) => Number(/\/ ([\d.]+)\)$/.exec(getComputedStyle(bar).backgroundColor)?.[1] ?? 1));

test('the bar marks the current link, also on a category page', ALL_REMOTES, async ({ page }) => {
  const expectCurrent = async (name: string, value: string) => {
    await expect(getBar(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', value);
    await expect(getBar(page).locator('nav [aria-current]')).toHaveCount(1);
  };
  await page.goto('/nature');
  await expectCurrent('Locations', 'true');
  await getBar(page).getByRole('link', { name: 'Activities', exact: true }).click();
  await expectCurrent('Activities', 'page');
});

test(
  'the home page has the mark of the current link in forced colours, and an opaque bar past 20 px',
  ALL_REMOTES,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await page.goto('/');
    const mark = await getBar(page)
      .getByRole('link', { name: 'Home', exact: true })
      .evaluate((link) => {
        const { borderBottomWidth, borderBottomColor } = getComputedStyle(link, '::after');
        return { height: borderBottomWidth, hasTextColor: borderBottomColor === getComputedStyle(link).color };
      });
    expect(mark).toEqual({ height: '4px', hasTextColor: true });

    await page.emulateMedia({ forcedColors: 'none' });
    await expectHydrated(page);
    const before = await readOpacity(page);
    await page.evaluate(() => scrollTo(0, 21));
    await expect(getBar(page)).toHaveAttribute('data-scrolled');
    await expect.poll(() => readOpacity(page)).toBeGreaterThan(before);
    await page.evaluate(() => scrollTo(0, 20));
    await expect(getBar(page)).not.toHaveAttribute('data-scrolled');
  },
);

test.describe('by keyboard', () => {
  test.use(KEYBOARD.options);
  test('open tabs of a browser session share one itinerary', ALL_REMOTES, async ({ page, context }) => {
    const open = async (tab: Page, path: string) => {
      await tab.goto(path);
      await expectHydrated(tab);
    };
    await open(page, '/nature');
    await KEYBOARD.press(page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }));
    const other = await context.newPage();
    await open(other, '/locations?tab=mountains');
    await expect(getItineraryCount(other)).toHaveText('1 in your trip');
    await expect(other.getByRole('link', { name: 'Continue to Activities' })).not.toBeFocused();
    await KEYBOARD.press(other.getByRole('button', { name: 'Add to trip: Kok Zhailau' }));
    await expect(getItineraryCount(page)).toHaveText('2 in your trip');
    await page.reload();
    await expect(getBar(page)).toContainText('Get Your Itinerary2');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('the menu opens, and closes after a link, Escape and a click outside', ALL_REMOTES, async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await getMenu(page).getByRole('link', { name: 'Activities' }).click();
    await expect(page).toHaveURL('/activities');
    await expect(getMenu(page)).toBeHidden();

    await toggle.click();
    await expect(getMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(180, 780);
    await expect(getMenu(page)).toBeHidden();
  });

  test('a page that loads late does not take the focus from a menu that is open', ALL_REMOTES, async ({ page }) => {
    const release = await delayResponses(page, '**/_mfe/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await getMenu(page).getByRole('link', { name: 'Activities' }).click();
    await expect(page).toHaveURL('/activities');
    await toggle.click();
    release();
    await expect(page.getByRole('heading', { name: 'Discover Activities' })).toBeVisible();
    await expectHydrated(page);
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  });

  test('Tab goes through the open menu and out of it', ALL_REMOTES, async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    const languages = ['EN English', 'RU Русский', 'KZ Қазақша'];
    const last = ['Take the guide with you', 'Get Your Itinerary'];
    for (const name of ['Home', 'Locations', 'Activities', 'Plan Your Trip', ...languages, ...last]) {
      await page.keyboard.press('Tab');
      await expect(getMenu(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('footer').getByRole('link').first()).toBeFocused();
  });
});

test(
  'with a full itinerary the links and buttons of the bar do not overlap at any width',
  ALL_REMOTES,
  async ({ page }) => {
    await setItinerary(page, 'all');
    await page.goto('/privacy');
    for (const width of [320, 375, 767, 768, 900, 1024, 1440])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(getBar(page).locator('.ticket-control:visible')).toContainText('43');
        const controls = getBar(page).locator('a:visible, button:visible');
        const edges = await controls.evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
        );
        expect(edges).toEqual([...edges].sort((a, b) => a - b));
        // The box of a squeezed control does not overlap others, but its content overflows.
        const overflowing = await controls.evaluateAll((elements) =>
          elements
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 2)
            .map(({ outerHTML }) => outerHTML),
        );
        expect(overflowing).toEqual([]);
        expect(edges.at(-1)).toBeLessThanOrEqual(width - 10);
      });
  },
);

test('the skip link is the first stop of Tab, and leads to the content', ALL_REMOTES, async ({ page }) => {
  await page.goto('/plan-trip');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test(
  'a new page opens at its top with the focus on its heading, and Back restores the scroll position',
  ALL_REMOTES,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/locations');
    await expectHydrated(page);
    await page.getByRole('heading', { name: 'Sacred Turkestan' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await getBar(page).getByRole('link', { name: 'Activities' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Discover Activities' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Where to Go' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  },
);

test(
  'Back shows what was in the window before the code of the search has come, and the search still works',
  ALL_REMOTES,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/locations');
    await expectHydrated(page);
    const letThrough = await delayResponses(page, '**/_mfe/catalogue/**/*.js');
    const heading = page.getByRole('heading', { name: 'Sacred Turkestan' });
    await heading.scrollIntoViewIfNeeded();
    const readTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const before = await readTop();
    await getBar(page).getByRole('link', { name: 'Plan Your Trip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Where to Go' })).toBeFocused();
    expect(await readTop()).toBe(before);
    letThrough();
    await page.getByRole('searchbox').fill('skating');
    await expect(page).toHaveURL(/q=skating/);
  },
);

test(
  'a link to a page that was left before the code of its search had come shows one form',
  ALL_REMOTES,
  async ({ page }) => {
    await page.goto('/locations');
    await expectHydrated(page);
    const letThrough = await delayResponses(page, '**/_mfe/catalogue/**/*.js');
    await getBar(page).getByRole('link', { name: 'Plan Your Trip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
    const fragment = page.waitForResponse('**/_fragments/locations');
    await getBar(page).getByRole('link', { name: 'Locations' }).hover();
    await (await fragment).finished();
    await getBar(page).getByRole('link', { name: 'Locations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where to Go' })).toBeFocused();
    await expectHydrated(page);
    await expect(page.getByRole('searchbox')).toHaveCount(1);
    letThrough();
    await page.getByRole('searchbox').fill('skating');
    await expect(page).toHaveURL(/q=skating/);
  },
);

for (const width of [320, 375, 768, 1180, 1440])
  test(
    `in a window of ${width} px the list does not move when the code of its page comes after it`,
    ALL_REMOTES,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/activities');
      await expectHydrated(page);
      const letThrough = await delayResponses(page, '**/_mfe/catalogue/**/*.js');
      await page.locator('a[href="/locations"]').first().dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: 'Where to Go' })).toBeFocused();
      await expect(page.getByRole('searchbox')).toBeVisible();
      const readTop = () =>
        page.getByRole('tablist').evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await readTop();
      letThrough();
      await expectHydrated(page);
      await page.getByRole('tab', { name: /^City/ }).click();
      await expect(page).toHaveURL(/tab=city/);
      expect(await readTop()).toBe(before);
    },
  );

test('a link to a section of a page that is still loading leads to the section', ALL_REMOTES, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letThrough = await delayResponses(page, '**/_mfe/**');
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('main').locator('a[href$="#canyon-loop"]').click();
  await expect(page).toHaveURL(/#canyon-loop$/);
  await expect(page.locator('#canyon-loop')).toHaveCount(0);
  letThrough();
  await expect(page.locator('#canyon-loop')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('the document head describes the page, and changes with it', ALL_REMOTES, async ({ page, stack }) => {
  // One page of the shell and one of a remote.
  for (const path of ['/privacy', '/plan-trip']) {
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
  await getBar(page).getByRole('link', { name: 'Locations' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${stack.origin}/locations`);
  await expect(page).toHaveTitle('Where to go in Almaty · Almaty guide');
});

/**
 * Adds `readShellStyles` to a page, which reads every computed style of the bar, the page and their descendants, as
 * `<index> <tag>: <property>: <value>`. It runs in the page, because there are too many styles to send them. Tailwind's
 * own variables are left out: each style sheet registers those that it uses for the whole document, without any effect.
 */
const addStyleReader = (page: Page) =>
  page.addInitScript(() => {
    const readShellStyles = () =>
      [...document.querySelectorAll('header, header *, main, main *')].flatMap((element, index) => {
        const style = getComputedStyle(element);
        return Array.from(style)
          .filter((name) => !name.startsWith('--tw-'))
          .map((name) => `${index} ${element.tagName}: ${name}: ${style.getPropertyValue(name)}`);
      });
    Object.assign(globalThis, { readShellStyles });
  });

test(
  "the shell's bar and home page have the same styles before and after the CSS of all remotes is loaded",
  ALL_REMOTES,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await addStyleReader(page);
    await page.goto('/');
    await expectHydrated(page);
    await page.mouse.move(700, 880);
    const before = await page.evaluateHandle((): Set<string> => new Set(Reflect.get(globalThis, 'readShellStyles')()));
    expect(await before.evaluate(({ size }) => size)).toBeGreaterThan(10_000);
    for (const name of ['Locations', 'Activities', 'Plan Your Trip', 'Get Your Itinerary', 'Home']) {
      const link = getBar(page).getByRole('link', { name, exact: true });
      const path = (await link.getAttribute('href')) ?? '';
      await link.click();
      // The page before is hydrated too, until the new one replaces it.
      await expect(page).toHaveURL(path);
      await expectHydrated(page);
    }
    const sheets = page.locator('link[rel="stylesheet"][href*="/_mfe/"]');
    const readMedia = () =>
      sheets.evaluateAll((links: HTMLLinkElement[]) => links.map(({ sheet }) => sheet?.media.mediaText));
    // A style sheet without a medium is for all.
    expect(await readMedia()).toEqual(['', '', '']);
    // The styles of focus and hover differ.
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    );
    await page.mouse.move(700, 880);
    await page.evaluate(() => scrollTo(0, 0));
    const findChangedStyles = () =>
      before.evaluate((styles): string[] =>
        Reflect.get(globalThis, 'readShellStyles')().filter((style: string) => !styles.has(style)),
      );
    await expect.poll(findChangedStyles).toEqual([]);
  },
);
