import type { Page } from '@playwright/test';

/** Opens a page inside the site, as a link does: without a new document. */
export const navigateInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
