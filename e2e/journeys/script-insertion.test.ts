import type { Page } from '@playwright/test';
import { delayResponses } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const PICTURES = '**/*.{avif,webp}';
const PATH = '/locations/medeu';

/** Opens a page whose clock stands still, and waits until all of its HTML is there. */
async function openAtOneTime(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
}

/** Opens a page whose pictures do not arrive; returns what lets them through. */
async function openWithoutPictures(page: Page): Promise<() => void> {
  const release = await delayResponses(page, PICTURES);
  await openAtOneTime(page, PATH);
  return release;
}

/** Counts the scripts and preloads that still are in the template. */
const countInTemplate = (page: Page) =>
  page
    .locator('template[data-slot="scripts"]')
    .evaluate((template) => (template instanceof HTMLTemplateElement ? template.content.childElementCount : 0));

/** Runs the tasks of a page whose clock stands still, a millisecond at a time, until nothing is in the template. */
async function expectInserted(page: Page): Promise<void> {
  const runTasks = async () => {
    await page.clock.runFor(1);
    return countInTemplate(page);
  };
  await expect.poll(runTasks).toBe(0);
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
  expect(await countInTemplate(page)).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
  await page.clock.resume();
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('scripts are requested two seconds later when a picture does not arrive', CATALOGUE, async ({ page }) => {
  await openWithoutPictures(page);
  await page.clock.runFor(1999);
  expect(await countInTemplate(page)).toBeGreaterThan(0);
  await page.clock.runFor(1);
  expect(await countInTemplate(page)).toBe(0);
});

test('scripts are requested after the first paint on a page without such a picture', CATALOGUE, async ({ page }) => {
  const scripts = recordScripts(page);
  await openAtOneTime(page, '/privacy');
  await expectInserted(page);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('no script is requested before the first paint, or for two seconds', CATALOGUE, async ({ page }) => {
  const scripts = recordScripts(page);
  // The entry of the first paint does not come.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  await openAtOneTime(page, '/privacy');
  const waiting = await countInTemplate(page);
  await page.clock.runFor(1999);
  expect(await countInTemplate(page)).toBe(waiting);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1);
  expect(await countInTemplate(page)).toBe(0);
});

test('scripts are inserted after the first paint, and loaded once', CATALOGUE, async ({ page }) => {
  const scripts = recordScripts(page);
  await page.addInitScript(() => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.dataset.inserted = String(document.querySelectorAll('script[src]').length);
    }).observe({ type: 'paint' });
  });
  await page.goto('/privacy');
  await expectHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-inserted', '0');
  expect(scripts).toEqual([...new Set(scripts)]);
});

test.describe('when the pictures fail', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('the scripts are requested', CATALOGUE, async ({ page }) => {
    await page.route(PICTURES, (route) => route.abort());
    await openAtOneTime(page, PATH);
    await expectInserted(page);
  });
});

test('a press without pointer or key requests the scripts at once', CATALOGUE, async ({ page }) => {
  await openWithoutPictures(page);
  await page.getByRole('button', { name: 'Add to trip: Medeu' }).first().dispatchEvent('click');
  expect(await countInTemplate(page)).toBe(0);
});

test('a press before the whole page has arrived requests the scripts at once', CATALOGUE, async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const buttons = document.querySelectorAll<HTMLElement>('[data-hydration-boundary] button');
      const button = [...buttons].find((each) => each.textContent?.includes('Add to trip'));
      if (!button) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await openWithoutPictures(page);
  expect(await countInTemplate(page)).toBe(0);
});

for (const input of ['press', 'key'])
  test(`a ${input} before the pictures are there requests the scripts at once`, CATALOGUE, async ({ page }) => {
    const release = await openWithoutPictures(page);
    expect(await countInTemplate(page)).toBeGreaterThan(0);
    if (input === 'key') await page.keyboard.press('Tab');
    else await page.getByRole('heading', { level: 1 }).click();
    expect(await countInTemplate(page)).toBe(0);
    await page.clock.resume();
    release();
    await expectHydrated(page);
  });

test.describe('when a script of the shell does not load', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION_REFUSED|ERR_FAILED/] });

  test('it is requested again, and what was pressed meanwhile is done', CATALOGUE, async ({ page }) => {
    await page.clock.install();
    const failed: string[] = [];
    // Each script of the page fails once.
    await page.route(/^http:\/\/[^/]+\/static\/.*\.js$/, (route) => {
      const url = route.request().url();
      if (failed.includes(url)) return route.continue();
      failed.push(url);
      return route.abort('connectionrefused');
    });
    await page.goto(PATH);
    const addButton = page.getByRole('button', { name: 'Add to trip: Medeu' }).first();
    await addButton.click();
    await expect.poll(() => failed.length).toBeGreaterThan(1);
    await expect(addButton).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(3000);
    await expect(addButton).toHaveAttribute('aria-pressed', 'true');
  });
});
