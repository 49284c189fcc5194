import type { Page } from '@playwright/test';

/** Before the yearly closures that begin on 27 November: cards of closed locations have a stamp that their HTML has not. */
const DAY = new Date('2026-11-26T06:00:00Z');

/** Lets a page take every day for one on which no card is changed by the browser, so that counts stay the same all year. */
export const setClosureFreeDay = (page: Page): Promise<void> => page.clock.setFixedTime(DAY);
