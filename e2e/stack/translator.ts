import { expect, type Page } from '@playwright/test';

/**
 * Replaces every text of the page, and every new one, by `<font><font>text</font></font>` in a task of its own, as the translation
 * of Chrome does; what is not to be translated stays. The words stay the same, so that a text that React can no longer change
 * shows old words. Runs in the page before its own scripts.
 */
export function translatePage(): void {
  const KEPT = 'font, head, script, style, template, textarea, svg, [translate="no"]';
  const waiting = new Set<Text>();
  const translate = () => {
    for (const text of waiting) {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(KEPT)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.appendChild(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    waiting.clear();
  };
  const take = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) waiting.add(node);
    while (walker.nextNode()) waiting.add(walker.currentNode as Text);
  };
  new MutationObserver((records) => {
    if (waiting.size === 0) setTimeout(translate);
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) take(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Joins texts that stand beside each other into the first of them, in a task of its own, as the translations of Firefox do, which
 * write into the texts of the page. The words stay the same. Runs in the page before its own scripts.
 *
 * @param rest what happens to the other texts: they are `emptied` or `removed`.
 */
export function joinTexts(rest: string): void {
  const waiting = new Set<Element>();
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const join = (element: Element) => {
    if (element.closest('head, script, style, template, textarea, svg, [translate="no"]')) return;
    let first: Text | null = null;
    for (const node of [...element.childNodes]) {
      // React sets comments between its texts.
      if (node instanceof Comment) continue;
      if (!(node instanceof Text)) first = null;
      else if (!first) first = node;
      else if (node.data !== '') {
        first.data += node.data;
        if (rest === 'removed') node.remove();
        else node.data = '';
      }
    }
  };
  const joinAll = () => {
    for (const element of waiting)
      if (isTaken(element) || !element.isConnected) {
        waiting.delete(element);
        join(element);
      }
    if (waiting.size > 0) setTimeout(joinAll, 50);
  };
  new MutationObserver((records) => {
    if (waiting.size === 0) setTimeout(joinAll);
    for (const { addedNodes, target } of records) {
      const parent = target instanceof Element ? target : target.parentElement;
      if (parent) waiting.add(parent);
      for (const node of addedNodes)
        if (node instanceof Element) for (const element of [node, ...node.querySelectorAll('*')]) waiting.add(element);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits until every text of the page that may be translated is. */
export const expectTranslated = (page: Page, translator: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((isReplacing) => {
        if (!isReplacing) return [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const left: string[] = [];
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode;
          if (textContent?.trim() && !parentElement?.closest('font, script, style, textarea, svg, [translate="no"]'))
            left.push(textContent);
        }
        return left;
      }, translator === 'replaces'),
    )
    .toEqual([]);
