import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated all of the page: the shell's bar and the remote's page. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
