import type { BrowserContext, Page } from '@playwright/test';

/** Timers that are due later than this are not waited for: a toast stays for ten seconds. */
const LIMIT_MS = 1000;

declare global {
  interface Window {
    /** Is there on the pages of the gate. */
    waitForTimers?: () => Promise<unknown>;
  }
}

/** Runs in the browser: adds what waits until the timers that are set have run, or were cleared. */
function addWaitForTimers(limitMs: number): void {
  const { setTimeout, clearTimeout } = window;
  const pending = new Map<unknown, PromiseWithResolvers<void>>();
  const end = (id: unknown) => {
    pending.get(id)?.resolve();
    pending.delete(id);
  };
  window.setTimeout = ((run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const id = setTimeout(() => {
      end(id);
      run(...args);
    }, ms);
    if (ms <= limitMs) pending.set(id, Promise.withResolvers());
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    end(id);
    clearTimeout(id);
  };
  window.waitForTimers = () => Promise.all([...pending.values()].map(({ promise }) => promise));
}

/** Follows the timers of every page that is opened from now on. */
export const followTimers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(addWaitForTimers, LIMIT_MS);

/** Waits until the timers that a page has set, and that are due within a second, have run. */
export const waitForTimers = (page: Page): Promise<unknown> =>
  // A document that is left takes its timers with it.
  page.evaluate(() => window.waitForTimers?.().then(() => undefined)).catch(() => {});
