import type { Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { ALL_REMOTES, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** Of a fragment that is cut: little more than a first part needs (shell/src/remotes/read-fragment.ts). */
const CUT_BYTES = 14_000;

/** What happens to the rest of the fragments that were cut. */
type Rest = { send: () => Promise<void>; breakOff: () => Promise<void> };

/**
 * Opens a page of the shell, and cuts the fragments of remotes from then on: their rest waits. In the page, because a route of
 * Playwright responds at once.
 */
async function cutFragments(page: Page): Promise<Rest> {
  await page.addInitScript((cut) => {
    const { fetch } = window;
    const rest = new Promise<boolean>((resolve) => Object.assign(window, { endRest: resolve }));
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (!response.url.includes('/_fragments/')) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(bytes.slice(0, cut)),
        // Called when the first bytes have been read.
        async pull(controller) {
          Object.assign(window, { isRestAwaited: true });
          if (!(await rest)) return controller.error(new TypeError('network error'));
          controller.enqueue(bytes.slice(cut));
          controller.close();
        },
      });
      return new Response(body);
    };
  }, CUT_BYTES);
  await page.goto('/privacy');
  await expectHydrated(page);
  const end = (isSent: boolean) => page.evaluate((sent) => Reflect.get(window, 'endRest')(sent), isSent);
  return { send: () => end(true), breakOff: () => end(false) };
}

/** Presses a link of a page that is not hydrated, which the site follows by itself. */
const pressLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    const part = document.createElement('div');
    part.dataset.mfe = '';
    const link = Object.assign(document.createElement('a'), { href });
    part.insertAdjacentElement('beforeend', link);
    document.body.insertAdjacentElement('beforeend', part);
    link.click();
    part.remove();
  }, path);

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const getOutlet = (page: Page) => page.locator('[data-mfe]');

for (const viewport of [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
])
  test.describe(`in a window of ${viewport.width} pixels`, () => {
    test.use({ viewport });
    test(
      'the first part of a page is painted before the rest, which shifts nothing, and both are hydrated in place',
      ALL_REMOTES,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const releaseScripts = await delayResponses(page, REMOTE_SCRIPTS);
        const rest = await cutFragments(page);
        await pressLink(page, '/locations');
        await expect(getHeading(page, 'Where to Go')).toBeFocused();
        await expect(page).toHaveTitle(/^Where to go/);
        await expect(getOutlet(page)).toHaveAttribute('data-first-part');
        await expect(page.getByRole('contentinfo')).not.toBeInViewport();
        const addButton = page.getByRole('button', { name: 'Add to trip: Charyn Canyon' });
        await addButton.click();
        await expect(addButton).toHaveAttribute('aria-busy', 'true');
        const seen = await page.evaluateHandle(() => {
          scrollTo(0, 0);
          const inWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
          // Some texts depend on the day, and are written anew.
          const elements = [...document.querySelectorAll('[data-mfe] :is(h1, h2, h3, img, button, input, li)')].map(
            (element) => ({
              element,
              top: element.getBoundingClientRect().top,
            }),
          );
          return elements.filter(({ element }) => inWindow(element.getBoundingClientRect()));
        });

        await rest.send();
        await expect(getOutlet(page)).not.toHaveAttribute('data-first-part');
        await expect(page.getByRole('tabpanel', { name: 'Nature' }).getByRole('article')).toHaveCount(9);
        const changes = await seen.evaluate((elements) => ({
          count: elements.length,
          gone: elements.filter(({ element }) => !element.isConnected).length,
          moved: elements.filter(({ element, top }) => element.getBoundingClientRect().top !== top).length,
        }));
        expect(changes.count).toBeGreaterThan(5);
        expect(changes).toMatchObject({ gone: 0, moved: 0 });

        releaseScripts();
        await expectHydrated(page);
        await expect(addButton).toHaveAttribute('aria-pressed', 'true');
        expect(await seen.evaluate((elements) => elements.every(({ element }) => element.isConnected))).toBe(true);
        await page.getByRole('tab', { name: 'City' }).click();
        await expect(page.getByRole('tabpanel', { name: 'City' })).toBeVisible();
      },
    );
  });

for (const path of PAGE_PATHS.filter((page) => !['/', '/privacy', '/itinerary'].includes(page)))
  test.describe('in a high window', () => {
    test.use({ viewport: { width: 1920, height: 1080 } });
    test(`the first part of ${path} fills it`, getPageTags(path), async ({ page }) => {
      await delayResponses(page, REMOTE_SCRIPTS);
      await cutFragments(page);
      await pressLink(page, path);
      await expect(getOutlet(page)).toHaveAttribute('data-first-part');
      const bottoms = await getOutlet(page)
        .locator('p, h2, h3, li, img')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms)).toBeGreaterThan(1080);
    });
  });

test(
  'a first part that is there before its link is pressed is shown without a skeleton',
  ALL_REMOTES,
  async ({ page }) => {
    await delayResponses(page, REMOTE_SCRIPTS);
    await cutFragments(page);
    const link = page.getByRole('banner').getByRole('link', { name: 'Plan Your Trip' });
    await link.hover();
    const sheet = page.locator('link[rel="stylesheet"][href$="trip-tips.css"]');
    await page.waitForFunction(() => Reflect.has(window, 'isRestAwaited'));
    await expect.poll(() => sheet.evaluate(({ sheet }: HTMLLinkElement) => sheet !== null)).toBe(true);
    await page.evaluate(() => {
      const isSkeleton = (node: Node) =>
        node instanceof Element && node.querySelector('[data-slot="page-skeleton"]') !== null;
      new MutationObserver((records) => {
        if (records.some(({ addedNodes }) => [...addedNodes].some(isSkeleton)))
          Object.assign(window, { hasSkeleton: true });
      }).observe(document.body, { childList: true, subtree: true });
      return new Promise((resolve) => requestIdleCallback(resolve));
    });
    await link.click();
    await expect(getHeading(page, 'Plan Your Trip')).toBeFocused();
    await expect(getOutlet(page)).toHaveAttribute('data-first-part');
    expect(await page.evaluate(() => Reflect.has(window, 'hasSkeleton'))).toBe(false);
  },
);

test('a page that is not seen from its top waits for the rest', ALL_REMOTES, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rest = await cutFragments(page);
  await delayResponses(page, REMOTE_SCRIPTS);
  await pressLink(page, '/plan-trip#money');
  await expect(page.locator('[data-slot="page-skeleton"]')).toBeVisible();
  await expect(getOutlet(page)).not.toHaveAttribute('data-first-part');
  await rest.send();
  await expect(getHeading(page, 'Plan Your Trip')).toBeVisible();
  await expect(page.locator('#money')).toBeAttached();
});

test('a page whose rest does not arrive is rendered by its code', ALL_REMOTES, async ({ page }) => {
  const rest = await cutFragments(page);
  await pressLink(page, '/locations');
  await expect(getHeading(page, 'Where to Go')).toBeFocused();
  await rest.breakOff();
  await expectHydrated(page);
  await expect(getHeading(page, 'Where to Go')).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Nature' }).getByRole('article')).toHaveCount(9);
});

test(
  'a visitor who leaves a first part gets the next page, and the whole page after Back',
  ALL_REMOTES,
  async ({ page }) => {
    const rest = await cutFragments(page);
    const release = await delayResponses(page, REMOTE_SCRIPTS);
    await pressLink(page, '/locations');
    await expect(getHeading(page, 'Where to Go')).toBeFocused();
    await pressLink(page, '/privacy');
    await expect(getHeading(page, 'Privacy')).toBeVisible();
    await rest.send();
    await page.goBack();
    await expect(getHeading(page, 'Where to Go')).toBeVisible();
    await expect(getOutlet(page)).not.toHaveAttribute('data-first-part');
    release();
    await expectHydrated(page);
    await expect(page.getByRole('tabpanel', { name: 'Nature' }).getByRole('article')).toHaveCount(9);
  },
);
