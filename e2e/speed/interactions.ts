import { type Browser, type CDPSession, chromium, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { findOrInstallBrowser } from '../browser/find-browser.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { withStack } from '../stack/test-stack.ts';
import { trace, type Work, workOf } from './main-thread.ts';

/** How much slower than this machine: about a phone of the lower middle. */
const SLOWDOWN = 4;
/** Windows it is measured in: of a phone, which the slowed processor stands for, and of a desk, where more is seen. */
const WINDOWS = [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
];
/** The search that the most cards stand under. */
const FULLEST = '/locations?drive=6';
/** How often each is done. */
const ROUNDS = 6;
const WORD = 'lake';
/** How people type, about a hundred words a minute, and how long a finger stays down; in milliseconds. */
const BETWEEN_KEYS_MS = 120;
const PRESS_MS = 120;

/** Waits until nothing of what came before is left: no toast stands, nothing moves, and the browser has nothing to do. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-sonner-toast]') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** Presses with the browser's own input: Playwright's click would run scripts of its own in the page. */
async function press(page: Page, session: CDPSession, target: Locator): Promise<Work> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  await untilAtRest(page);
  const events = await trace(session, async () => {
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await page.waitForTimeout(PRESS_MS);
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  });
  return workOf(events, 'click');
}

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

function report(what: string, works: readonly Work[]) {
  const of = (part: keyof Work) =>
    `${median(works.map((work) => work[part]))
      .toFixed(1)
      .padStart(6)} ms`;
  console.log(`${what.padEnd(12)} until shown ${of('shown')}, dearest frame ${of('longest')}, whole ${of('whole')}`);
}

async function pressStubs(page: Page, session: CDPSession) {
  const stubs = page.locator('[data-slot="ticket-toggle"]');
  console.log(`${await stubs.count()} cards`);
  report('first add', [await press(page, session, stubs.first())]);
  const added: Work[] = [];
  const removed: Work[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    added.push(await press(page, session, stubs.nth(3 * round)));
    removed.push(await press(page, session, stubs.nth(3 * round)));
  }
  report('add', added);
  report('take out', removed);
}

/** The least that a press which shows something can cost on this page: no handler of its runs, and one opacity changes. */
async function pressPlainly(page: Page, session: CDPSession) {
  const works: Work[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.evaluate(() => {
      const answer = (event: Event) => {
        event.stopImmediatePropagation();
        if (event.target instanceof Element) event.target.closest('button')?.style.setProperty('opacity', '0.9');
      };
      addEventListener('click', answer, { capture: true, once: true });
    });
    works.push(await press(page, session, page.locator('[data-slot="ticket-toggle"]').nth(3 * round)));
  }
  report('least', works);
}

async function pressTabs(page: Page, session: CDPSession) {
  const works: Work[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    works.push(await press(page, session, page.getByRole('tab', { selected: false }).first()));
  report('tab', works);
}

/** Types and deletes a word as fast as people do; gives how long each key took until its letter was seen. */
async function type(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const timings: number[] = [];
    Object.assign(globalThis, { timings });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') timings.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of [...WORD, ...[...WORD].map(() => 'Backspace')]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
    await untilAtRest(page);
  }
  return page.evaluate(() => Reflect.get(globalThis, 'timings'));
}

async function measure(browser: Browser, origin: string, viewport: ViewportSize) {
  const page = await browser.newPage({ viewport });
  console.log(`\nA window of ${viewport.width} x ${viewport.height}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(origin + FULLEST, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Places found' }).waitFor();
  await pressStubs(page, session);
  await pressPlainly(page, session);
  await page.goto(`${origin}/locations`, { waitUntil: 'networkidle' });
  await pressTabs(page, session);
  // What a search needs comes when its field is entered.
  const fetched = page.waitForResponse('**/_mfe/catalogue/**');
  await page.getByRole('searchbox').focus();
  await (await fetched).finished();
  await untilAtRest(page);
  const keys = (await type(page)).sort((one, other) => one - other);
  console.log(
    `key           until shown: median ${median(keys)} ms, the slowest ${keys.slice(-3).join(', ')} of ${keys.length}`,
  );
  await page.close();
}

await prepareState();
await withStack('speed', async ({ origin }) => {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path, args: ['--no-sandbox'] });
  for (const viewport of WINDOWS) await measure(browser, origin, viewport);
  await browser.close();
});
