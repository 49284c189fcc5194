const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;

const style = `:root{color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif;color:light-dark(#10282c,#f5eddd);background:light-dark(#fbf7ef,#0c1b1e)}
main{max-width:36rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:2.25rem;line-height:1}
button{min-height:3.5rem;padding:0 1.5rem;border:0;border-radius:2px;background:#c8402f;color:#fff;font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid #c8402f;outline-offset:3px}a{color:inherit}`;

/** The document; `attributes` are those of its style. */
const markup = (title: string, body: string, attributes = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style${attributes}>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/**
 * A small page of the API itself, which works without the rest of the site.
 *
 * @param body trusted HTML: nothing that anybody typed.
 */
export const page = (status: number, title: string, body: string): Response =>
  new Response(markup(title, body), { status, headers });

/** Text as a literal of an inline script: the markup around it can't be ended from within. */
export const scriptLiteral = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * Such a page with a script of its own. Nothing else runs in it, and it sends no form.
 *
 * @param body trusted HTML, as above.
 * @param script trusted too: what comes from outside stands in it as a `scriptLiteral`.
 */
export function scriptedPage(
  status: number,
  title: string,
  body: string,
  script: string,
  more: Record<string, string> = {},
): Response {
  const nonce = crypto.getRandomValues(new Uint8Array(16)).toBase64();
  const attribute = ` nonce="${nonce}"`;
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;
  return new Response(markup(title, `${body}<script${attribute}>${script}</script>`, attribute), {
    status,
    headers: { ...headers, 'content-security-policy': policy, ...more },
  });
}
