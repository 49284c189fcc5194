import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { TOUCH } from '../stack/visitors.ts';

/** A point of the window in pixels. */
type At = { x: number; y: number };

/** Opens the page, and waits until its maps can be moved and enlarged. */
async function openMap(page: Page): Promise<Locator> {
  await page.goto('/map');
  await expectHydrated(page);
  // The gestures are code that comes after hydration.
  await page.waitForLoadState('networkidle');
  const map = page.getByRole('region', { name: 'Map of the range above Almaty' });
  await map.scrollIntoViewIfNeeded();
  return map;
}

const getZoom = (map: Locator) =>
  map.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--map-zoom')));
const getScroll = (map: Locator) => map.evaluate(({ scrollLeft: x, scrollTop: y }) => ({ x, y }));

/** Waits until the map has stood still for some frames: Chromium scrolls smoothly by a key, and the map after it was enlarged. */
const waitForRest = (map: Locator): Promise<void> =>
  map.evaluate(async (element) => {
    for (let [frames, last] = [0, '']; frames < 10; frames++) {
      await new Promise(requestAnimationFrame);
      const now = `${element.scrollLeft} ${element.scrollTop} ${element.scrollWidth}`;
      if (now !== last) frames = 0;
      last = now;
    }
  });

/** The middle of a pin in the window. */
async function locatePin(map: Locator, name: string): Promise<At> {
  const box = await map.getByRole('link', { name }).boundingBox();
  if (!box) throw new Error(`${name} is not on the map`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Expects a pin to be where it was, but for what scrolling rounds to whole pixels at each step of a gesture. */
async function expectInPlace(map: Locator, name: string, { x, y }: At): Promise<void> {
  const now = await locatePin(map, name);
  expect(Math.hypot(now.x - x, now.y - y)).toBeLessThan(4);
}

const MEDEU = '4, Medeu';
/** So far an arrow key scrolls in Chromium, in pixels. */
const KEY_STEP = 40;

test('the wheel with Ctrl enlarges the map around the pointer, and alone moves it', CATALOGUE, async ({ page }) => {
  const map = await openMap(page);
  const medeu = await locatePin(map, MEDEU);
  await page.mouse.move(medeu.x, medeu.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(() => getZoom(map)).toBeCloseTo(2);
  await expectInPlace(map, MEDEU, medeu);
  const before = await getScroll(map);
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await getScroll(map)).y).toBe(before.y + 60);
  expect(await getZoom(map)).toBeCloseTo(2);
});

test('a double press enlarges the map where it is pressed', CATALOGUE, async ({ page }) => {
  const map = await openMap(page);
  const medeu = await locatePin(map, MEDEU);
  // Beside the pin, which a press would choose.
  await page.mouse.dblclick(medeu.x, medeu.y + 30);
  await expect.poll(() => getZoom(map)).toBeCloseTo(1.7);
  await expectInPlace(map, MEDEU, { x: medeu.x, y: medeu.y - 0.7 * 30 });
  await expect(page).toHaveURL('/map');
});

test('a mouse drags the map, and chooses nothing when it lets go on a pin', CATALOGUE, async ({ page }) => {
  const map = await openMap(page);
  await page.getByRole('button', { name: 'Closer', exact: true }).filter({ visible: true }).click();
  await expect.poll(() => getZoom(map)).toBeCloseTo(1.7);
  const [medeu, before] = [await locatePin(map, MEDEU), await getScroll(map)];
  await page.mouse.move(medeu.x, medeu.y);
  await page.mouse.down();
  await page.mouse.move(medeu.x - 70, medeu.y + 40, { steps: 4 });
  await page.mouse.up();
  expect(await getScroll(map)).toEqual({ x: before.x + 70, y: before.y - 40 });
  await expect(page).toHaveURL('/map');
  await page.getByRole('link', { name: MEDEU }).click();
  await expect(page).toHaveURL('/map?place=4');
});

test('keys move the map and change its size', CATALOGUE, async ({ page }) => {
  const map = await openMap(page);
  await map.focus();
  await page.keyboard.press('+');
  await expect.poll(() => getZoom(map)).toBeCloseTo(1.7);
  for (const [key, axis, sign] of [
    ['ArrowRight', 'x', 1],
    ['ArrowLeft', 'x', -1],
    ['ArrowDown', 'y', 1],
    ['ArrowUp', 'y', -1],
  ] as const) {
    await waitForRest(map);
    const before = (await getScroll(map))[axis];
    await page.keyboard.press(key);
    await expect.poll(async () => (await getScroll(map))[axis] - before).toBeCloseTo(sign * KEY_STEP, 0);
  }
  await page.keyboard.press('-');
  await expect.poll(() => getZoom(map)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ ...TOUCH.options, viewport: { width: 375, height: 812 } });

  /** Puts fingers on the window, moves them and takes them off. */
  async function moveFingers(page: Page, from: readonly At[], to: readonly At[]): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly At[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })),
      });
    await send('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1])
      await send(
        'touchMove',
        from.map(({ x, y }, index) => {
          const end = to[index] ?? { x, y };
          return { x: x + (end.x - x) * part, y: y + (end.y - y) * part };
        }),
      );
    await send('touchEnd', []);
    await session.detach();
  }

  test('two fingers enlarge the map between them, and the page stays as it is', CATALOGUE, async ({ page }) => {
    const map = await openMap(page);
    const medeu = await locatePin(map, MEDEU);
    const beside = (distance: number) => [-1, 1].map((side) => ({ x: medeu.x + side * distance, y: medeu.y }));
    await moveFingers(page, beside(30), beside(60));
    await expect.poll(() => getZoom(map)).toBeCloseTo(2);
    await expectInPlace(map, MEDEU, medeu);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await moveFingers(page, beside(60), beside(15));
    await expect.poll(() => getZoom(map)).toBe(1);
  });

  test('a finger moves the map', CATALOGUE, async ({ page }) => {
    const map = await openMap(page);
    const [{ x, y }, before] = [await locatePin(map, MEDEU), await getScroll(map)];
    await moveFingers(page, [{ x: x - 60, y: y + 60 }], [{ x: x - 140, y: y + 60 }]);
    await expect.poll(async () => (await getScroll(map)).x).toBeGreaterThan(before.x + 40);
    expect(await getZoom(map)).toBe(1);
  });

  test('a double press of a finger enlarges the map', CATALOGUE, async ({ page }) => {
    const map = await openMap(page);
    const { x, y } = await locatePin(map, MEDEU);
    // Both at once, because a slow answer to the first would make them two single presses.
    await Promise.all([page.touchscreen.tap(x - 60, y + 60), page.touchscreen.tap(x - 60, y + 60)]);
    await expect.poll(() => getZoom(map)).toBeCloseTo(1.7);
    await expect(page).toHaveURL('/map');
  });
});
