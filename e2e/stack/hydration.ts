import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated all of the page: the shell's bar and the remote's page. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);

/** How many elements React has taken over: those of the page, and those of the frame around it. */
type HydratedElements = { page: number; frame: number };

/** Counts the elements that React has hydrated or rendered, by the key under which it stores what belongs to one. */
export const countHydrated = (page: Page): Promise<HydratedElements> =>
  page.evaluate(() => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    const count = (selector: string) => [...document.querySelectorAll(selector)].filter(isHydrated).length;
    const page = count('[data-mfe] *');
    return { page, frame: count('*') - page };
  });
