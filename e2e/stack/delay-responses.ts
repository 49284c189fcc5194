import type { Page } from '@playwright/test';

/** The code of every remote. */
export const REMOTE_SCRIPTS = '**/_mfe/**/*.js';

/** Keeps files back, as a slow connection would, until the function it gives is called. */
export async function delayResponses(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
