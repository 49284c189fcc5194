import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { activities } from '../../mfe-catalogue/src/content/activities.ts';
import { city } from '../../mfe-catalogue/src/content/city.ts';
import { mountainRoutes } from '../../mfe-catalogue/src/content/mountain-routes.ts';
import { nature } from '../../mfe-catalogue/src/content/nature.ts';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { pages } from '../stack/page-paths.ts';
import { expect, test } from '../stack/test.ts';

for (const path of pages) {
  test(`${path} comes to life without a word on the console`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
    await expect(page).toHaveTitle(/Almaty/);
  });
}

test('the HTML of /locations holds every place', async ({ request }) => {
  const html = await (await request.get('/locations')).text();
  for (const { name } of [...nature, ...mountainRoutes, ...city]) expect(html).toContain(`Add to trip: ${name}`);
});

test('what the server sent is what comes to life: the same nodes', async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const outlet = page.locator('[data-mfe="catalogue"]');
  await expect(outlet).not.toHaveAttribute('data-hydrated');
  const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('[data-mfe] *')]);
  release();
  await expect(outlet).toHaveAttribute('data-hydrated');
  const kept = await nodes.evaluate((before) => {
    const after = [...document.querySelectorAll('[data-mfe] *')];
    return { before: before.length, same: before.filter((node, at) => node === after[at]).length };
  });
  expect(kept.before).toBeGreaterThan(200);
  expect(kept.same).toBe(kept.before);
});

test('a press before the code has come is kept, and made once', async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const add = page.getByRole('button', { name: 'Add to trip: Charyn Canyon' });
  await add.click();
  await add.click();
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  release();
  await expect(add).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: '1 Location(s) Selected' })).toBeVisible();
});

test('a press on a tab before the code has come is kept too', async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const city = page.getByRole('tab', { name: 'City Experience' });
  await city.click();
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  release();
  await expect(city).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/locations?tab=city');
});

test('a tab that is pressed while the code comes, and let go after it, is chosen', async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const city = page.getByRole('tab', { name: 'City Experience' });
  await city.hover();
  await page.mouse.down();
  release();
  await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
  await page.mouse.up();
  await expect(city).toHaveAttribute('aria-selected', 'true');
  await expect(city).toBeFocused();
});

test('text typed before the code has come stays', async ({ page }) => {
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/itinerary', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill('early@example.com');
  release();
  await expect(page.locator('[data-mfe="itinerary"]')).toHaveAttribute('data-hydrated');
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
});

test('shell and remotes share one store', async ({ page }) => {
  await page.goto('/activities');
  await page.getByRole('button', { name: 'Add to trip: Camping' }).click();
  // With nothing left in the browser session, a second store would come up empty.
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
  await page.getByRole('button', { name: 'Remove Camping' }).click();
  await expect(page.locator('[data-slot="selected-count"]')).toHaveText('Nothing in your trip');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Add to trip: Camping' })).toHaveAttribute('aria-pressed', 'false');
});

test('moving on inside the site asks for no manifest, and for no document', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('banner').getByRole('link', { name: 'Plan Your Trip' }).click();
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeVisible();
  expect(asked.filter((path) => !/^\/_mfe\/trip-tips\/.+\.(js|css)$|\.(svg|avif|woff2)$/.test(path))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});

test("the shell's own files delayResponses no catalogue data and none of a remote's code", () => {
  const folder = path.resolve('shell/dist/web');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(3);
  const foreign = [
    ...[...nature, ...mountainRoutes, ...city, ...activities].map(({ description }) => description),
    ...['Add to trip', 'Continue to Activities', 'Submit Request', 'Packing list', 'release-base.invalid'],
  ];
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const words of foreign) expect(text.includes(words), `${file} holds ${words}`).toBe(false);
  }
});

test.describe('an address the site does not have', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('answers 404, shows the way out, and logs the path', async ({ page, consoleErrors }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.poll(() => consoleErrors.join('\n')).toContain('/no/such/page');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });

  test('a missing file answers 404 and is not kept', async ({ request }) => {
    for (const file of ['/static/js/gone.js', '/_mfe/catalogue/gone/remote.js', '/_mfe/../secret.js']) {
      const response = await request.get(file);
      expect(response.status()).toBe(404);
      expect(response.headers()['cache-control']).toBe('no-store');
    }
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and all categories of the locations page', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Locations' })).toBeVisible();
    }
    await page.goto('/locations');
    for (const name of ['Charyn Canyon', 'Kok Zhailau', 'Green Bazaar'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
});

test('the document that pages are made from is served to nobody', async ({ page }) => {
  const answer = await page.request.get('/index.html', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, new URL('/', answer.url()).href]);
});
