import { onceIdle } from '../when-idle.ts';
import type { TranslatedText, TranslationElement } from './record-translations.ts';

const { prototype } = Node;
const { insertBefore, removeChild, appendChild } = prototype;

/** Puts a node in the place of another one. */
function replace(node: Node, next: Node): void {
  if (!node.parentNode) return;
  insertBefore.call(node.parentNode, next, node);
  removeChild.call(node.parentNode, node);
}

/**
 * Puts a text back in the place of the element that stands for it. The translator takes it for a new text, and translates it again.
 */
function putBack(node: Node | null): void {
  const standIn = node instanceof Text ? (node as TranslatedText).standIn : undefined;
  if (node && standIn?.isConnected) replace(standIn, node);
}

/** A text that a translator took out without a trace. */
const isLost = (node: Node | null, parent: Node): boolean => node instanceof Text && node.parentNode !== parent;

/**
 * Lets React change texts that a translator has replaced: it would throw when it removes one or inserts something before one, and
 * change one that nobody sees (https://github.com/facebook/react/issues/11538). Each is put back before React touches it.
 */
export function surviveTranslation(): void {
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    return isLost(child, this) ? child : (removeChild.call(this, child) as Child);
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, child: Node | null): Child {
    putBack(node);
    putBack(child);
    return insertBefore.call(this, node, isLost(child, this) ? null : child) as Child;
  };
  prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    putBack(node);
    return appendChild.call(this, node) as Child;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Whether React has taken over an element: it marks each with its fiber. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

const CHECK_MS = 100;

/**
 * Runs something when React has ended what it has begun: it works in tasks that follow each other, and a browser is idle after
 * the last of them.
 */
const whenReactRests = (run: () => void): void => void setTimeout(() => onceIdle(run), CHECK_MS);

/**
 * Shows what React is about to hydrate as it came, because React would render anew, and lose what was typed, where a text is
 * another one. Until React has an element, its texts are not to be translated; then the translation is shown again.
 *
 * @param root the element that is hydrated; parts with a root of their own in it, and static content, stay translated.
 */
export function holdTranslation(root: Element): void {
  const held = new Map<TranslatedText, { element: HTMLElement; standIn: TranslationElement; data: string }>();

  const hold = (standIn: TranslationElement) => {
    const { original, parentElement: element } = standIn;
    if (!original || held.has(original) || !(element instanceof HTMLElement) || isTakenOver(element)) return;
    if (element.closest('[data-static], [data-mfe], #root') !== root) return;
    if (held.size === 0) whenReactRests(release);
    held.set(original, { element, standIn, data: original.data });
    element.setAttribute('translate', 'no');
    replace(standIn, original);
  };
  const release = () => {
    for (const [text, { element, standIn, data }] of held) {
      if (!text.isConnected) held.delete(text);
      else if (isTakenOver(element)) {
        held.delete(text);
        element.removeAttribute('translate');
        if (text.data === data) replace(text, standIn);
        // Inserted once more, so that the translator sees it.
        else insertBefore.call(element, text, text.nextSibling);
      }
    }
    if (held.size > 0) whenReactRests(release);
  };

  for (const standIn of root.querySelectorAll('font, ya-tr-span')) hold(standIn);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) hold(node);
  }).observe(root, { subtree: true, childList: true });
}
