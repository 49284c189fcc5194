import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The files of the exact map: none of them is loaded for anything else. */
const EXACT = /\/online\//;

const launchOptions = config.use?.launchOptions;
// A machine without a graphics card has WebGL only when it is told so, and draws everything more slowly then.
const WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...WEBGL] } });

/** The exact map once it is there, which takes longer than most things on a machine without a graphics card. */
async function expectExactMap(page: Page) {
  const map = page.getByRole('region', { name: /^Exact map of Almaty/ });
  await expect(map).toBeFocused();
  return map;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/map');
  // A press before the page is hydrated is replayed.
  await page.waitForLoadState('networkidle');
});

test.describe('drawn by the processor', () => {
  test.skip(!process.env.LONG_TESTS, 'It keeps both cores busy for half a minute: run it with LONG_TESTS=1');
  test(
    'the exact map comes with a press and not before, has the focus, and gives it back',
    CATALOGUE,
    async ({ page }) => {
      const requested: string[] = [];
      const ranges: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (EXACT.test(request.url())) requested.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
      });
      page.on('response', (response) => {
        if (response.url().endsWith('.pmtiles')) ranges.push(response.headers()['content-range']);
      });
      const open = page.getByRole('button', { name: 'Open the exact map' });
      await open.focus();
      expect(requested).toEqual([]);
      await page.keyboard.press('Enter');
      const map = await expectExactMap(page);
      await expect.poll(() => ranges.length).toBeGreaterThan(1);
      expect(ranges.every((range) => /^bytes \d+-\d+\/\d+$/.test(range ?? ''))).toBe(true);
      expect(new Set(requested)).toEqual(new Set(['exact-map.js', 'maplibre.js', 'map-worker.js', 'region.pmtiles']));
      await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' }).first()).toBeVisible();
      // The list is in step with it, and a pin is chosen as on the drawn map.
      const list = page.getByRole('region', { name: 'On this map' });
      const before = await list.getByRole('status').textContent();
      await page.keyboard.press('+');
      await expect(list.getByRole('status')).not.toHaveText(before ?? '');
      await page.keyboard.press('Escape');
      await expect(map).toHaveCount(0);
      await expect(open).toBeFocused();
      await expect(page.getByRole('region', { name: 'Map of the range above Almaty' })).toBeVisible();
    },
  );

  test('a pin of the exact map shows its location beside it', CATALOGUE, async ({ page }) => {
    await page.getByRole('button', { name: 'Open the exact map' }).click();
    await expectExactMap(page);
    await page.getByRole('link', { name: '22, Kok Zhailau, Mountain Routes' }).click();
    await expect(page).toHaveURL('/map?place=22');
    const chosen = page.getByRole('region', { name: 'The place you pressed' });
    await expect(chosen.getByRole('link', { name: 'Kok Zhailau' })).toBeVisible();
    await chosen.getByRole('button', { name: 'Add to trip: Kok Zhailau' }).click();
    const marked = page
      .locator('.map-exact')
      .locator('..')
      .getByRole('link', { name: /^22, Kok Zhailau, .*, in your trip$/ });
    await expect(marked.locator('.map-selected')).toBeVisible();
  });
});

test.describe('drawn by the processor, at a place', () => {
  test.skip(!process.env.LONG_TESTS, 'It keeps both cores busy for half a minute: run it with LONG_TESTS=1');
  test.use({ permissions: ['geolocation'] });

  test.describe('at the foot of Kok-Zhailau', () => {
    test.use({ geolocation: { latitude: 43.15, longitude: 77.01 } });
    test('the exact map has a scale, and shows where the visitor is, on a press only', CATALOGUE, async ({ page }) => {
      await page.getByRole('button', { name: 'Open the exact map' }).click();
      await expectExactMap(page);
      const scale = page.locator('.map-exact').getByText(/^\d+\skm$/);
      const before = await scale.textContent();
      await page.keyboard.press('+');
      await expect(scale).not.toHaveText(before ?? '');
      const dot = page.locator('.map-exact .map-here');
      await expect(dot).toHaveCount(0);
      await page.getByRole('button', { name: 'Where am I?' }).click();
      await expect(page.getByText('You are at the red dot.')).toBeAttached();
      await expect(dot).toBeInViewport();
    });
  });

  test.describe('in Astana', () => {
    test.use({ geolocation: { latitude: 51.13, longitude: 71.43 } });
    test('a visitor outside the exact map is told so', CATALOGUE, async ({ page }) => {
      await page.getByRole('button', { name: 'Open the exact map' }).click();
      await expectExactMap(page);
      await page.getByRole('button', { name: 'Where am I?' }).click();
      await expect(page.getByText('You are outside this map.')).toBeVisible();
      await expect(page.locator('.map-exact .map-here')).toHaveCount(0);
    });
  });
});

test('without WebGL the drawn map stays, and says why', CATALOGUE, async ({ page }) => {
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.getByRole('button', { name: 'Open the exact map' }).click();
  await expect(page.getByText('Your browser cannot draw the exact map here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map of the range above Almaty' })).toBeVisible();
});

test.describe('with Save-Data', () => {
  test.use({ connection: { saveData: true } });
  test('the drawn map stays, and nothing is loaded', CATALOGUE, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.getByRole('button', { name: 'Open the exact map' }).click();
    await expect(page.getByText('Your browser is set to save data')).toBeVisible();
    expect(requested.filter((url) => EXACT.test(url))).toEqual([]);
  });
});

test.describe('without a connection', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test('the drawn map stays, and says why', CATALOGUE, async ({ page, context }) => {
    await expectHydrated(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open the exact map' }).click();
    await expect(page.getByText('The exact map could not be loaded')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map of the range above Almaty' })).toBeVisible();
  });
});

test.describe('while its tiles do not load', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION_REFUSED/] });
  test(
    'the drawn map comes back, and says why; and the next press opens the exact one',
    CATALOGUE,
    async ({ page }) => {
      await expectHydrated(page);
      await page.route('**/*.pmtiles', (route) => route.abort('connectionrefused'));
      const open = page.getByRole('button', { name: 'Open the exact map' });
      await open.click();
      await expect(page.getByText('The exact map could not be loaded')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Map of the range above Almaty' })).toBeVisible();
      await page.unroute('**/*.pmtiles');
      await open.click();
      await expectExactMap(page);
      await expect(page.getByText('The exact map is loading…')).toBeHidden();
    },
  );
});
