import type { Page } from '@playwright/test';

/** Waits for the end of all transitions, because a colour or a place in between is none of the page's own. */
export const waitForTransitions = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished] : [])),
    ),
  );
