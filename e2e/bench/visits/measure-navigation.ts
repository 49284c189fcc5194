import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { expectHydrated } from '../../stack/hydration.ts';
import type { Device } from './devices.ts';
import { withPage } from './open-page.ts';

/** A link of the site: the page that it is on, and a selector of it there. */
export type SiteLink = { name: string; from: string; selector: string };

/** The links that are pressed: to a list, from there to one location, and to a page of another remote. */
export const SITE_LINKS: readonly SiteLink[] = [
  { name: '/→/locations', from: '/', selector: 'main a[href="/locations"]' },
  {
    name: '/locations→/locations/:slug',
    from: '/locations',
    selector: 'main a[href^="/locations/"]:not([href="/locations/sample-itineraries"])',
  },
  { name: '/→/plan-trip', from: '/', selector: 'main a[href="/plan-trip"]' },
];

/** How long a mouse rests on a link before it is pressed, in milliseconds. */
const HOVER_MS = 200;
const LIMIT_MS = 60_000;
/** After so long without a request, a page has loaded what a scroll has brought into view, in milliseconds. */
const QUIET_MS = 500;

/**
 * Scrolls to an element, and waits until the pictures and prefetches that this brings into view have come: they would share the
 * connection with what is measured.
 */
async function scrollTo(page: Page, selector: string): Promise<void> {
  const pending = new Set<Request>();
  let quietSince = performance.now();
  const begin = (request: Request) => pending.add(request);
  const end = (request: Request) => {
    pending.delete(request);
    quietSince = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const link = page.locator(selector).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  quietSince = performance.now();
  const startedAt = performance.now();
  while (pending.size > 0 || performance.now() - quietSince < QUIET_MS) {
    if (performance.now() - startedAt > LIMIT_MS) throw new Error(`${page.url()} is still loading`);
    await wait(50);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Promises the milliseconds from the next press to the frame with another page's heading; runs in the page. */
function promiseDuration(): { duration: Promise<number> } {
  const { pathname } = location;
  const getHeading = () => document.querySelector('main h1:not([data-placeholder])')?.textContent;
  const heading = getHeading();
  let pressedAt = 0;
  const handlePress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  addEventListener('pointerdown', handlePress, { capture: true, once: true });
  const duration = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const current = getHeading();
      if (location.pathname === pathname || current === undefined || current === heading) return;
      observer.disconnect();
      // A task after the frame's callbacks comes when the frame is ready.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  // Not the promise itself, which would be waited for before the press.
  return { duration };
}

/**
 * Opens a page, waits until it is quiet, and presses a link.
 *
 * @param isHovered whether the mouse rests on the link for a while before.
 * @returns the milliseconds from the press until the next page's content is shown.
 */
export const measureNavigation = (
  browser: Browser,
  device: Device,
  origin: string,
  { from, selector }: SiteLink,
  isHovered: boolean,
): Promise<number> =>
  withPage(browser, device, async ({ page, session }) => {
    await page.goto(origin + from, { waitUntil: 'networkidle', timeout: LIMIT_MS });
    await expectHydrated(page);
    await scrollTo(page, `${selector}:visible`);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const box = await page.locator(`${selector}:visible`).first().boundingBox();
    if (!box) throw new Error(`${page.url()} shows no link ${selector}`);
    const mouse = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
    const promised = await page.evaluateHandle(promiseDuration);
    if (isHovered) {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...mouse, button: 'none' });
      await wait(HOVER_MS);
    }
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
    const late = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`A press on ${selector} of ${from} showed no other page after ${LIMIT_MS / 1000} s`);
    });
    return Promise.race([promised.evaluate(({ duration }) => duration), late]);
  });
