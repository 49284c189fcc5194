import type { ReactNode } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import type { PageFragment } from './fragment-source.ts';

type PolicyFactory = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
};

const trustedTypes: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');

/**
 * The Trusted Types policy of fragments. A name can be taken once, and the object is here only, so no other code can write HTML
 * with it.
 */
const policy = trustedTypes?.createPolicy('fragments', { createHTML: (html) => html });

function parse(body: string): Node {
  const template = document.createElement('template');
  // As a server renders a Suspense boundary: React leaves the nodes in it alone until the page can be rendered.
  const html = `<!--$-->${body}<!--/$-->`;
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}

/**
 * Parses the HTML of a fragment at once, so that its page need not wait for that when it is opened.
 *
 * @param body HTML that the Worker has checked against its release.
 * @returns creates the nodes.
 */
export function parseFragment(body: string): PageFragment['createNodes'] {
  let parsed: Node | undefined = parse(body);
  return () => {
    const nodes = parsed ?? parse(body);
    parsed = undefined;
    return nodes;
  };
}

/**
 * Puts a fragment into an element, and hydrates it with its page when that can be rendered.
 *
 * @param page the page, inside a Suspense boundary.
 */
export function hydrateFragment(
  outlet: Element,
  { createNodes }: PageFragment,
  page: ReactNode,
  options: HydrationOptions,
): Root {
  outlet.append(createNodes());
  return hydrateRoot(outlet, page, options);
}
