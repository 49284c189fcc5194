import { followHeight } from './follow-height.ts';

/**
 * Scrolls to a position as soon as the page is tall enough for it, until the visitor does something.
 *
 * @param top the position in pixels.
 * @returns the function that ends it.
 */
export const holdPosition = (top: number): (() => void) =>
  followHeight(() => {
    const maxTop = document.documentElement.scrollHeight - innerHeight;
    if (maxTop >= top && Math.round(scrollY) !== top) scrollTo({ top, behavior: 'instant' });
  });
