import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { getRequestKind } from '../../stack/request-waves.ts';
import type { Device } from './devices.ts';
import { withPage } from './open-page.ts';

/** The first button that adds something to the itinerary, of those that can be seen. */
export const ADD_BUTTON = 'main button[aria-label^="Add to trip"][aria-pressed="false"]:visible';
/** Whether a press reached the button, and when it took effect by the system's clock. */
type Press = { isReceived: boolean; effect: number };
const LIMIT_MS = 60_000;
const POLL_MS = 100;
/** After this time a press that did not reach the button, which was just moving, is repeated. */
const REPEAT_MS = 1000;

/** When *Add to trip* works: milliseconds since the navigation began, and bytes transferred until then. */
export type AddFigures = { add: number; addBytes: number; addScript: number };

/** Notes presses on a button, and when it says that it is pressed; runs in the page. */
function notePress(label: string): Press {
  const press: Press = { isReceived: false, effect: 0 };
  const handlePress = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button')?.ariaLabel === label) press.isReceived = true;
  };
  addEventListener('pointerdown', handlePress, true);
  const observer = new MutationObserver(() => {
    const isPressed = [...document.querySelectorAll('main button[aria-pressed="true"]')].some(
      (button) => button.ariaLabel === label,
    );
    if (!isPressed) return;
    press.effect = performance.timeOrigin + performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-pressed'] });
  return press;
}

/** Scrolls to an element; returns its centre once the frame after that has been drawn. Runs in the page. */
async function scrollToCentre(element: Element): Promise<{ x: number; y: number }> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // What is rendered near the window only gets its size in the first frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Presses the first button as soon as it can be seen. Returns when that took effect, as the page noted it. */
async function pressFirstButton(page: Page, hasTouch: boolean): Promise<number> {
  const button = page.locator(ADD_BUTTON).first();
  await button.waitFor({ timeout: LIMIT_MS });
  const label = (await button.getAttribute('aria-label')) ?? '';
  const noted = await page.evaluateHandle(notePress, label);
  const begin = Date.now();
  let pressedAt = 0;
  while (Date.now() - begin < LIMIT_MS) {
    const { effect, isReceived } = await noted.jsonValue();
    if (effect > 0) return effect;
    if (!isReceived && Date.now() - pressedAt >= REPEAT_MS) {
      const { x, y } = await button.evaluate(scrollToCentre);
      // A click on the button itself would wait for what is being measured.
      await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      pressedAt = Date.now();
    }
    await setTimeout(POLL_MS);
  }
  throw new Error(`A press on ${label} had no effect after ${LIMIT_MS / 1000} s`);
}

/** Bytes that have arrived, and when in seconds of the browser's own clock. */
type Transfer = { at: number; bytes: number; isScript: boolean };

/** Logs what arrives from now on, and how far the clock of the browser is behind that of the page. */
function logTransfers(session: CDPSession) {
  const log: { transfers: Transfer[]; clockOffset?: number } = { transfers: [] };
  const scripts = new Set<string>();
  const add = (id: string, at: number, bytes: number) => log.transfers.push({ at, bytes, isScript: scripts.has(id) });
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime, timestamp }) => {
    log.clockOffset ??= wallTime - timestamp;
    const { pathname } = new URL(request.url);
    if (getRequestKind(pathname, type.toLowerCase()) === 'script') scripts.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    add(requestId, timestamp, response.encodedDataLength),
  );
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    add(requestId, timestamp, encodedDataLength),
  );
  return log;
}

const sumBytes = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Loads a page, presses *Add to trip* as soon as the button can be seen, and measures when the press takes effect. A press
 * that comes too early for the code is queued by the page, so this is the moment from which it works.
 *
 * @throws Error when no such button is shown, or the press has no effect within a minute.
 */
export const measureAdd = (browser: Browser, device: Device, url: string): Promise<AddFigures> =>
  withPage(browser, device, async ({ page, session }) => {
    const log = logTransfers(session);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    const effect = await pressFirstButton(page, device.hasTouch);
    const begin = await page.evaluate(() => performance.timeOrigin);
    const until = effect / 1000 - (log.clockOffset ?? 0);
    const arrived = log.transfers.filter(({ at }) => at <= until);
    const scripts = arrived.filter(({ isScript }) => isScript);
    return { add: effect - begin, addBytes: sumBytes(arrived), addScript: sumBytes(scripts) };
  });
