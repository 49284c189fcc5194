type PolicyFactory = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
};

const trustedTypes: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');

/**
 * The Trusted Types policy of fragments. A name can be taken once, and the object is here only, so no other code can write HTML
 * with it; it is made before the code of a remote runs, which could take the name.
 */
const policy = trustedTypes?.createPolicy('fragments', { createHTML: (html) => html });

/**
 * Parses the HTML of a fragment.
 *
 * @param body HTML that the Worker has checked against its release.
 * @param isWhole false for a first part, whose last elements are still open.
 */
export function parseFragment(body: string, isWhole: boolean): DocumentFragment {
  const template = document.createElement('template');
  // As a server renders a Suspense boundary: React leaves the nodes in it alone until the page can be rendered.
  const html = isWhole ? `<!--$-->${body}<!--/$-->` : `<!--$-->${body}`;
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}

/**
 * Parses a fragment at once, so that its page need not wait for that when it is opened.
 *
 * @returns creates the nodes, also when it is called again.
 */
export function parseAhead(body: string, isWhole: boolean): () => DocumentFragment {
  let parsed: DocumentFragment | undefined = parseFragment(body, isWhole);
  return () => {
    const nodes = parsed ?? parseFragment(body, isWhole);
    parsed = undefined;
    return nodes;
  };
}
