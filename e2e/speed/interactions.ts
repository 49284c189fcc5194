import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../browser/find-browser.ts';
import prepare from '../stack/prepare.ts';
import { withStack } from '../stack/running.ts';

/** How much slower than this machine: about a phone of the lower middle. */
const SLOWDOWN = 4;
/** Long enough for everything that follows from one interaction, in milliseconds. */
const SETTLE_MS = 700;

type Timing = { name: string; duration: number; work: number };

/** Collects the browser's own event timings; the shortest it gives are of 16 ms. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const timings: Timing[] = [];
    Object.assign(globalThis, { timings });
    new PerformanceObserver((list) => {
      for (const { name, duration, processingStart, processingEnd } of list.getEntries() as PerformanceEventTiming[])
        timings.push({ name, duration, work: processingEnd - processingStart });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

async function measure(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Reflect.get(globalThis, 'timings').splice(0));
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const timings: Timing[] = await page.evaluate(() => Reflect.get(globalThis, 'timings'));
  const work = Math.max(0, ...timings.map((timing) => timing.work));
  const paint = Math.max(0, ...timings.map((timing) => timing.duration));
  console.log(`${what.padEnd(28)} longest handler ${work.toFixed(1).padStart(6)} ms, to the next paint ${paint} ms`);
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

await prepare();
await withStack('speed', async ({ origin }) => {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/locations`, { waitUntil: 'networkidle' });
  await slowDown(page);
  await observe(page);
  const press = (name: string) => page.getByRole('button', { name: `Add to trip: ${name}` }).click();
  await measure(page, 'add, the first press', () => press('Kaindy Lake'));
  await measure(page, 'add', () => press('Kolsay Lake'));
  await measure(page, 'take out', () => press('Kolsay Lake'));
  for (const [at, name] of ['City Experience', 'Nature', 'Mountain Routes', 'City Experience', 'Nature'].entries())
    await measure(page, at === 0 ? 'tab, the first press' : 'tab', () => page.getByRole('tab', { name }).click());
  await page.getByRole('searchbox').focus();
  for (const key of ['l', 'a', 'k', 'e', 'Backspace', 'Backspace', 'Backspace', 'Backspace'])
    await measure(page, `search, key ${key}`, () => page.keyboard.press(key));
  await browser.close();
});
