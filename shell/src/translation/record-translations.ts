/** A text node in whose place a translator has put an element, and such an element with the text that it stands for. */
export type TranslatedText = Text & { standIn?: TranslationElement };
export type TranslationElement = Element & { original?: TranslatedText };

/**
 * Notes which element a translator puts in the place of which text: `<font>` for Chrome, Edge and Google, `<ya-tr-span>` for Yandex.
 * It begins with the document, because a page can be translated before its scripts come. This runs as text in the page, so it
 * uses nothing from outside.
 */
export function recordTranslations(): void {
  const isFree = (node: Node | null): node is TranslationElement =>
    node !== null && /^(FONT|YA-TR-SPAN)$/.test(node.nodeName) && !('original' in node);
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isFree);
        if (text.nodeType === Node.TEXT_NODE && standIn) {
          standIn.original = text as TranslatedText;
          standIn.original.standIn = standIn;
        }
      }
  }).observe(document, { subtree: true, childList: true });
}
