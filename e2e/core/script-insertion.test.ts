import type { Page } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const PICTURES = '**/*.avif';
const PATH = '/locations/medeu';

/** Opens a page whose pictures do not arrive, and stops its clock; returns what lets the pictures through. */
async function openWithoutPictures(page: Page): Promise<() => void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const release = await delayResponses(page, PICTURES);
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

/** Records the scripts of the shell and of remotes that the page requests. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(static|_mfe)\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

test('scripts are requested after the pictures of the first window', CATALOGUE, async ({ page }) => {
  const scripts = recordScripts(page);
  const release = await openWithoutPictures(page);
  await page.waitForLoadState('domcontentloaded');
  expect(scripts).toEqual([]);
  await expect(page.locator('template[data-slot="scripts"]')).toBeAttached();
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('scripts are requested two seconds later when a picture does not arrive', CATALOGUE, async ({ page }) => {
  const scripts = recordScripts(page);
  await openWithoutPictures(page);
  await page.clock.runFor(1999);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

for (const input of ['press', 'key'])
  test(`a ${input} before the pictures are there requests the scripts at once`, CATALOGUE, async ({ page }) => {
    const scripts = recordScripts(page);
    const release = await openWithoutPictures(page);
    expect(scripts).toEqual([]);
    if (input === 'key') await page.keyboard.press('Tab');
    else await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.clock.resume();
    release();
    await expectHydrated(page);
  });
