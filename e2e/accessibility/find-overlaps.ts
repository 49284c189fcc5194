import type { Page } from '@playwright/test';

/**
 * Finds texts, fields and buttons that lie on each other. What is fixed or sticky lies above the page by design, and is compared
 * only with what moves with it; of a link that covers its card, the text counts and not the cover; a button may stand in its field.
 *
 * @returns a line per pair, with both elements and the size of what they share.
 */
export const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Borders of neighbours may share a pixel, and letters lean.
    const TOLERANCE = 2;
    // A line is higher than its letters, so that lines of large type may share the rest.
    const ABOVE_LETTERS = 0.22;
    type Box = { left: number; right: number; top: number; bottom: number };
    type Part = Box & { element: Element; layer: Element | null };

    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').slice(0, 3).join('.') ?? ''} "${(element.textContent?.trim() || element.getAttribute('name') || element.getAttribute('aria-label') || '').slice(0, 40)}"`;
    const isForScreenReaders = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Labels of a map stand on what they name.
      !element.closest('[role="img"], svg') &&
      !isForScreenReaders(element);
    const isInField = (field: Element, button: Element) =>
      field.matches('input') && button.parentElement === field.parentElement && button.matches('button.absolute');
    const findLayer = (element: Element | null): Element | null =>
      element === null || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
        ? element
        : findLayer(element.parentElement);
    /** What is left of a box inside the boxes that cut it off or scroll it. */
    const clip = (box: Box, element: Element): Box => {
      let { left, right, top, bottom } = box;
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue;
        const edges = outer.getBoundingClientRect();
        [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
      }
      return { left, right, top, bottom };
    };

    const parts: Part[] = [];
    const add = (box: Box, element: Element) => {
      const shown = clip(box, element);
      if (shown.right > shown.left && shown.bottom > shown.top)
        parts.push({ ...shown, element, layer: findLayer(element) });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects())
        add({ left, right, top: top + height * ABOVE_LETTERS, bottom: bottom - height * ABOVE_LETTERS }, element);
    }
    // An inline control is its text.
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      if (isShown(control) && getComputedStyle(control).display !== 'inline')
        add(control.getBoundingClientRect(), control);

    parts.sort((one, other) => one.top - other.top);
    const pairs = new Set<string>();
    for (const [index, one] of parts.entries())
      for (let next = index + 1; next < parts.length; next += 1) {
        const other = parts[next];
        if (!other || other.top > one.bottom - TOLERANCE) break;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        if (width <= TOLERANCE || height <= TOLERANCE || one.layer !== other.layer) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (isInField(one.element, other.element) || isInField(other.element, one.element)) continue;
        pairs.add(
          `overlap of ${Math.round(width)} x ${Math.round(height)} px: ${describe(one.element)} and ${describe(other.element)}`,
        );
      }
    return [...pairs];
  });
