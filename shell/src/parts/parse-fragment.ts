type PolicyFactory = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
};

const trustedTypes: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');

/**
 * The Trusted Types policy of fragments. A name can be taken once, and the object is here only, so no other code can write HTML
 * with it; it is made before the code of a remote runs, which could take the name.
 */
const policy = trustedTypes?.createPolicy('fragments', { createHTML: (html) => html });

/** Nothing, as HTML that a browser with Trusted Types takes. */
export const NO_HTML = policy?.createHTML('') ?? '';

/**
 * Parses the HTML of a fragment.
 *
 * @param body HTML that the Worker has checked against its release.
 */
export function parseFragment(body: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(body) ?? body;
  return template.content;
}
