import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { type Browser, type CDPSession, chromium, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { runCommand } from '../../scripts/run-command.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { withStack } from '../stack/test-stack.ts';
import { getQuantile } from './figures/spread.ts';
import { type InteractionCost, measureCost, recordTrace } from './visits/main-thread.ts';

/** How many times slower than this machine; about a lower mid-range phone. */
const CPU_SLOWDOWN = 4;
/** A phone, which the slowed processor stands for, and a desktop, where more of the page is visible. */
const VIEWPORTS = [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
];
/** The search with the most results. */
const LONGEST_RESULTS = '/locations?drive=6';
/** How often each interaction is repeated. */
const ROUNDS = 6;
const WORD = 'lake';
/** Typing speed, about a hundred words a minute, and how long a mouse button stays down; in milliseconds. */
const BETWEEN_KEYS_MS = 120;
const PRESS_MS = 120;

/** Waits until no toast is shown, nothing is animated, and the browser is idle. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-sonner-toast]') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Clicks with the browser's own input, because Playwright's click would run its own scripts in the page. */
async function measureClick(page: Page, session: CDPSession, target: Locator): Promise<InteractionCost> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to click is not visible');
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...centre });
  await waitUntilIdle(page);
  const events = await recordTrace(session, async () => {
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...centre });
    await page.waitForTimeout(PRESS_MS);
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...centre });
  });
  return measureCost(events, 'click');
}

function printMedians(name: string, costs: readonly InteractionCost[]) {
  const format = (part: keyof InteractionCost) =>
    `${getQuantile(
      costs.map((cost) => cost[part]),
      0.5,
    )
      .toFixed(1)
      .padStart(6)} ms`;
  console.log(
    `${name.padEnd(14)} until shown ${format('untilShown')}, longest frame ${format('longestFrame')}, total ${format('total')}`,
  );
}

const getAddButtons = (page: Page) => page.locator('[data-slot="ticket-toggle"]');

async function measureAddButtons(page: Page, session: CDPSession) {
  const buttons = getAddButtons(page);
  console.log(`${await buttons.count()} cards`);
  printMedians('first addition', [await measureClick(page, session, buttons.first())]);
  const additions: InteractionCost[] = [];
  const removals: InteractionCost[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    additions.push(await measureClick(page, session, buttons.nth(3 * round)));
    removals.push(await measureClick(page, session, buttons.nth(3 * round)));
  }
  printMedians('addition', additions);
  printMedians('removal', removals);
}

/** Measures the least that a visible click can cost on this page: the page's handlers do not run, and one opacity changes. */
async function measureMinimum(page: Page, session: CDPSession) {
  const costs: InteractionCost[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.evaluate(() => {
      const handleClick = (event: Event) => {
        event.stopImmediatePropagation();
        if (event.target instanceof Element) event.target.closest('button')?.style.setProperty('opacity', '0.9');
      };
      addEventListener('click', handleClick, { capture: true, once: true });
    });
    costs.push(await measureClick(page, session, getAddButtons(page).nth(3 * round)));
  }
  printMedians('minimum', costs);
}

async function measureTabs(page: Page, session: CDPSession) {
  const costs: InteractionCost[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    costs.push(await measureClick(page, session, page.getByRole('tab', { selected: false }).first()));
  printMedians('tab', costs);
}

/** Types and deletes a word repeatedly; returns the milliseconds from each key to the frame that shows its effect. */
async function measureKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of [...WORD, ...[...WORD].map(() => 'Backspace')]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
    await waitUntilIdle(page);
  }
  return page.evaluate(() => Reflect.get(globalThis, 'durations'));
}

async function measureViewport(browser: Browser, origin: string, viewport: ViewportSize) {
  const page = await browser.newPage({ viewport });
  console.log(`\nA window of ${viewport.width} x ${viewport.height}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin + LONGEST_RESULTS, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Places found' }).waitFor();
  await measureAddButtons(page, session);
  await measureMinimum(page, session);
  await page.goto(`${origin}/locations`, { waitUntil: 'networkidle' });
  await measureTabs(page, session);
  // The code of the search is loaded when the field receives the focus.
  const searchCode = page.waitForResponse('**/_mfe/catalogue/**');
  await page.getByRole('searchbox').focus();
  await (await searchCode).finished();
  await waitUntilIdle(page);
  const durations = (await measureKeys(page)).sort((a, b) => a - b);
  console.log(
    `${'key'.padEnd(14)} until shown: median ${getQuantile(durations, 0.5)} ms, the slowest ${durations.slice(-3).join(', ')} of ${durations.length}`,
  );
  await page.close();
}

const USAGE = `Records traces of the browser, slowed down ${CPU_SLOWDOWN} times. For a press it prints the work of the main thread until the
effect is visible, in the longest frame, and in total; for a key in the search, the time until it is visible. It takes about
three minutes.

  node e2e/bench/interactions.ts`;

runCommand(USAGE, async () => {
  await prepareState();
  await withStack('speed', async ({ origin }) => {
    const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path, args: ['--no-sandbox'] });
    for (const viewport of VIEWPORTS) await measureViewport(browser, origin, viewport);
    await browser.close();
  });
});
