import type { Page } from '@playwright/test';

/** Finds links, buttons, fields and texts that reach beyond the sides of the window, without those that scroll. */
export const findClippedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('main a, main button, main input, main h1, main h2, main p')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], .sr-only'))
      .filter((element) => !scrolls(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
