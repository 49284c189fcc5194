import type { Language } from '@almaty/languages';

/** What is inserted into the template of a page. */
export type DocumentParts = {
  /** The language of the page. */
  language: Language;
  /** HTML for the head. */
  head: string;
  /** HTML of what teams asked to see, outside of what React renders; mostly empty. */
  teamTools: string;
  /** HTML of the frame. */
  frame: string;
  /** HTML for the frame's slot; empty for a page that the browser renders. */
  fragment: string;
  /** HTML of the remote list. */
  remoteList: string;
  /** HTML of the preloads of the page's scripts. */
  scriptPreloads: string;
  /** Turnstile's public key, which the request form reads from the document; empty where it is off. */
  turnstileKey: string;
};

/** Applies replacements to HTML; throws when a selector matched no element, so that no part of a page gets lost. */
async function rewrite(html: string, replacements: Readonly<Record<string, (element: Element) => void>>) {
  const missing = new Set(Object.keys(replacements));
  const rewriter = new HTMLRewriter();
  for (const [selector, replace] of Object.entries(replacements)) {
    rewriter.on(selector, {
      element(element) {
        missing.delete(selector);
        replace(element);
      },
    });
  }
  const result = await rewriter.transform(new Response(html)).text();
  if (missing.size > 0) throw new Error(`The page has no ${[...missing].join(' and no ')}`);
  return result;
}

/**
 * Composes the document of a page from the template that the shell's build made (shell/index.html).
 *
 * @throws Error when the template or the frame lacks a slot: shell and Worker were not built together.
 */
export async function composeDocument(template: string, parts: DocumentParts): Promise<string> {
  const { language, head, teamTools, frame, fragment, remoteList, scriptPreloads, turnstileKey } = parts;
  const asHtml = { html: true };
  const body = await rewrite(frame, { 'template[data-outlet]': (slot) => void slot.replace(fragment, asHtml) });
  return rewrite(template, {
    html: (element) => {
      element.setAttribute('lang', language);
      if (turnstileKey) element.setAttribute('data-turnstile', turnstileKey);
    },
    // Rsbuild adds a default title to every template.
    'head > title': (title) => void title.remove(),
    'template[data-slot="head"]': (slot) => void slot.replace(head, asHtml),
    '#root': (root) => {
      if (teamTools) root.before(teamTools, asHtml);
      root.setInnerContent(body, asHtml);
    },
    'template[data-slot="remote-list"]': (slot) => void slot.replace(remoteList, asHtml),
    'template[data-slot="scripts"]': (scripts) => void scripts.append(scriptPreloads, asHtml),
  });
}
