import { expect, type Page } from '@playwright/test';
import { expectHydrated } from './hydration.ts';

/**
 * Waits until a page is hydrated, has its own content instead of a skeleton, and has loaded what the first window shows. The
 * network alone does not say so: on a busy machine it is idle between two steps of a page.
 */
export async function waitUntilComplete(page: Page): Promise<void> {
  await expectHydrated(page);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.waitForLoadState('networkidle');
}
