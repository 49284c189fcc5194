import type { Page } from '@playwright/test';

/**
 * Finds what a visitor could not read or reach in a window: what begins or ends beyond its left or right edge, and text that
 * its own box cuts off. What can be scrolled to inside the page (`overflow-x: auto`), what is for screen readers only, and the
 * word of a hero, which is as wide as the window by design, is fine.
 *
 * @returns a line per place, with the element and how many pixels are missing; nested elements are listed once.
 */
export const findCutContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A line of text may stand out of its box by the slant of its last letter.
    const TOLERANCE = 2;
    const width = document.documentElement.clientWidth;
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').slice(0, 3).join('.') ?? ''} "${element.textContent?.trim().slice(0, 40)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [role="img"], .hero-word');
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isForScreenReaders = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement));
    const lines: string[] = [];
    const add = (element: Element, what: string, pixels: number) =>
      lines.push(`${what} ${Math.round(pixels)} px: ${describe(element)}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || seen.has(element) || !node.textContent?.trim()) continue;
      seen.add(element);
      if (!isShown(element) || isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right > width + TOLERANCE && !scrolls(element)) add(element, 'beyond the right edge', right - width);
      if (left < -TOLERANCE && !scrolls(element)) add(element, 'beyond the left edge', -left);
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        if (
          ['hidden', 'clip'].includes(overflowX) &&
          (right > edges.right + TOLERANCE || left < edges.left - TOLERANCE)
        )
          add(element, 'cut at the side', Math.max(right - edges.right, edges.left - left));
        if (
          ['hidden', 'clip'].includes(overflowY) &&
          (bottom > edges.bottom + TOLERANCE || top < edges.top - TOLERANCE)
        )
          add(element, 'cut above or below', Math.max(bottom - edges.bottom, edges.top - top));
        if (position === 'fixed') break;
      }
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      if (!isShown(control) || isForScreenReaders(control) || scrolls(control)) continue;
      const { left, right } = control.getBoundingClientRect();
      if (right > width + TOLERANCE || left < -TOLERANCE)
        add(control, 'control beyond an edge', Math.max(right - width, -left));
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) lines.push(`the page scrolls sideways by ${scrollWidth - width} px`);
    return lines;
  });
