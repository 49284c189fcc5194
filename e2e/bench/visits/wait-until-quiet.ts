import { setTimeout } from 'node:timers/promises';
import { type PageRecord, RECORD } from './observe-page.ts';
import type { OpenedPage } from './open-page.ts';

/** How long nothing may happen before a page is complete, and how long that may take; in milliseconds. */
const QUIET_MS = 1000;
const LIMIT_MS = 90_000;
const POLL_MS = 200;

/** Reads what the page has recorded. */
export const readRecord = ({ page }: OpenedPage): Promise<PageRecord> =>
  page.evaluate((property) => Reflect.get(globalThis, property), RECORD);

/**
 * Waits until a page is loaded and hydrated, and has had no long task and no request for a second.
 *
 * @param hasScripts whether it will be hydrated at all.
 * @throws Error when that takes too long.
 */
export async function waitUntilQuiet(opened: OpenedPage, hasScripts: boolean): Promise<void> {
  const { page, log } = opened;
  const deadline = Date.now() + LIMIT_MS;
  let lastChange = Date.now();
  let lastState = '';
  while (Date.now() < deadline) {
    const { isComplete, tasks } = await page.evaluate(
      ([property, isHydrated]) => ({
        isComplete:
          document.readyState === 'complete' &&
          (!isHydrated || !document.querySelector('[data-hydration-boundary]:not([data-hydrated])')),
        tasks: Reflect.get(globalThis, property).longTasks.length as number,
      }),
      [RECORD, hasScripts] as const,
    );
    const state = `${isComplete} ${tasks} ${log.requests.length} ${log.countOpen()}`;
    if (state !== lastState) lastChange = Date.now();
    lastState = state;
    if (isComplete && log.countOpen() === 0 && Date.now() - lastChange >= QUIET_MS) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`${page.url()} was not complete and hydrated after ${LIMIT_MS / 1000} s`);
}
