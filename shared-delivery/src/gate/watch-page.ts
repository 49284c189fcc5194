import type { Page, Request } from '@playwright/test';
import { WORKERS_FOLDER } from '../web-workers/start-worker.ts';

/** A page of the browser, what takes the errors in it since the last call, and what waits until nothing happens there. */
export type Visit = { page: Page; takeErrors: () => string[]; settle: () => Promise<void> };

/** How many errors of a page are named. */
const NAMED = 3;

/** How long a page may take until nothing happens any more: it has to end for one that goes on asking. */
const SETTLE_LIMIT_MS = 5000;

function collectErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium names no file in its text.
    const isOfFile = message.text().startsWith('Failed to load resource');
    errors.push(isOfFile ? `${message.text()} (${message.location().url})` : message.text());
  });
  return () =>
    errors
      .splice(0)
      .slice(0, NAMED)
      .map((error) => error.split('\n')[0] ?? error);
}

/** Whether a page is to be waited for until a request has its response. */
const isWaitedFor = (request: Request): boolean =>
  // Of the script of a worker that is ended before it comes, Chromium says nothing more.
  request.method() === 'GET' && !request.url().includes(`/${WORKERS_FOLDER}/`);

/** Collects the requests of a page that have no response yet. */
function collectPending(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => isWaitedFor(request) && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Watches a page from before it opens something. */
export function watchPage(page: Page): Visit {
  const takeErrors = collectErrors(page);
  const pending = collectPending(page);
  const waitUntilIdle = () =>
    page
      .evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))))
      // A document that is left is never idle: the next one is waited for.
      .catch(() => page.waitForLoadState());
  async function settle(): Promise<void> {
    const deadline = Date.now() + SETTLE_LIMIT_MS;
    let isBusy = true;
    while (isBusy && Date.now() < deadline) {
      // What has just come is rendered before the page is idle.
      isBusy = pending.size > 0;
      await waitUntilIdle();
      isBusy ||= pending.size > 0;
    }
  }
  return { page, takeErrors, settle };
}
