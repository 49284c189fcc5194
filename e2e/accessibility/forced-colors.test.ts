import type { Locator, Page } from '@playwright/test';
import { NOW } from '../screenshots/states.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { KEYBOARD } from '../stack/visitors.ts';

const CONTROLS = 'a, button, input, select, textarea, summary, label:has(input)';

/** What marks an element where the colours of the page do not count: its lines, and whether it is filled. */
const readMark = (element: Locator) =>
  element.evaluate((target) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [null, '::before', '::after'].map((pseudo) => {
      const { borderWidth, borderStyle, outlineStyle, outlineWidth, backgroundColor, content, display } =
        getComputedStyle(target, pseudo);
      const isDrawn = display !== 'none' && (pseudo === null || content !== 'none');
      const isFilled = backgroundColor !== canvas && !/(, 0|\/ 0)\)$/.test(backgroundColor);
      const borders = borderStyle === 'none' || !/[1-9]/.test(borderWidth) ? [] : [borderStyle, borderWidth];
      const outlines = outlineStyle === 'none' ? [] : [outlineStyle, outlineWidth];
      return isDrawn ? [...borders, ...outlines, isFilled && 'filled'].filter(Boolean) : [];
    });
  });

/** Finds the controls of a page whose place on the screen has one colour only. */
async function findInvisibleControls(page: Page): Promise<string[]> {
  // In a window as high as the page nothing sticks above something else.
  await page.setViewportSize({ width: 1280, height: await page.evaluate(() => document.body.scrollHeight) });
  const picture = await page.screenshot({ scale: 'css' });
  return page.evaluate(
    async ([base64 = '', selector = '']) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      return [...document.querySelectorAll(selector)].flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        if (width < 4 || height < 4 || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          return [];
        const [x, y] = [left + scrollX, top + scrollY];
        const isShown = x >= 0 && y >= 0 && x + width <= bitmap.width && y + height <= bitmap.height;
        if (!isShown) return [];
        const data = new Uint32Array(context?.getImageData(x, y, width, height).data.buffer ?? new ArrayBuffer());
        return new Set(data).size > 1 ? [] : [control.outerHTML.slice(0, 160)];
      });
    },
    [picture.toString('base64'), CONTROLS],
  );
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
});

for (const path of ['/', '/locations/medeu', '/itinerary', '/plan/sample'])
  test(`in forced colours every control of ${path} can be seen`, ALL_REMOTES, async ({ page }) => {
    await setItinerary(page, 'one');
    await page.goto(path);
    await expectHydrated(page);
    // Whatever comes late moves the controls.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await findInvisibleControls(page)).toEqual([]);
  });

test('in forced colours lines or a filling mark what is selected', ALL_REMOTES, async ({ page }) => {
  const expectMarked = async (selected: Locator, other: Locator) =>
    expect(await readMark(selected), String(selected)).not.toEqual(await readMark(other));
  await page.goto('/locations?tab=city');
  await expectHydrated(page);
  await test.step('a tab', () =>
    expectMarked(page.getByRole('tab', { name: 'City' }), page.getByRole('tab', { name: 'Nature' })));
  await test.step('another tab has the colour of all text', async () => {
    const readColor = (element: Locator) => element.evaluate((target) => getComputedStyle(target).color);
    expect(await readColor(page.getByRole('tab', { name: 'Nature' }))).toBe(
      await readColor(page.getByRole('heading', { level: 1 })),
    );
  });
  await test.step('a location in the itinerary', async () => {
    const getPoster = (name: string) =>
      page.locator('.poster-frame', { has: page.getByRole('button', { name: `Add to trip: ${name}` }) });
    await page.getByRole('button', { name: 'Add to trip: Green Bazaar' }).click();
    await expect(page.getByText('Green Bazaar added to your itinerary!')).toBeVisible();
    await expectMarked(getPoster('Green Bazaar'), getPoster('Arbat'));
  });
  await test.step('a section of the trip tips', async () => {
    await page.goto('/plan-trip#money');
    const sections = page.getByRole('navigation', { name: 'Sections of this page' });
    await expect(sections.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'location');
    await expectMarked(sections.getByRole('link', { name: 'Money' }), sections.getByRole('link', { name: 'Phrases' }));
  });
  await test.step('a day of the calendar', async () => {
    await page.goto('/itinerary');
    await page.getByLabel('Start date', { exact: true }).fill('2027-06-11');
    await page.getByRole('button', { name: 'Open the calendar for the start date' }).click();
    await expectMarked(
      page.getByRole('button', { name: /^11 June 2027/ }),
      page.getByRole('button', { name: /^16 June 2027/ }),
    );
  });
});

test('in forced colours a line marks the focus', ALL_REMOTES, async ({ page }) => {
  const expectFocusMarked = async (control: Locator) => {
    const before = await readMark(control);
    await KEYBOARD.reach(control);
    await expect(control).toBeFocused();
    expect(await readMark(control), String(control)).not.toEqual(before);
  };
  await page.goto('/locations');
  await expectHydrated(page);
  for (const control of [
    page.getByRole('banner').getByRole('link', { name: 'Activities', exact: true }),
    page.getByRole('searchbox'),
    page.getByRole('checkbox', { name: 'Winter' }),
    page.getByRole('tab', { name: 'Nature' }),
    page.getByRole('button', { name: 'Add to trip: Kolsay Lake' }),
  ])
    await expectFocusMarked(control);
  await page.goto('/itinerary');
  await expectHydrated(page);
  for (const control of [
    page.getByLabel('Email'),
    page.getByLabel('Start date', { exact: true }),
    page.getByRole('button', { name: 'Submit Request' }),
  ])
    await expectFocusMarked(control);
});
