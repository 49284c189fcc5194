import type { Page } from '@playwright/test';

/** A URL pattern of the scripts of every remote. */
export const REMOTE_SCRIPTS = '**/_mfe/**/*.js';

/**
 * Delays the responses to a URL pattern, as a slow connection does.
 *
 * @returns a function that lets them through.
 */
export async function delayResponses(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
