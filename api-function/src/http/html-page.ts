import type { Language } from '@almaty/languages';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const style =
  raw(`:root{color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif;color:light-dark(#10282c,#f5eddd);background:light-dark(#fbf7ef,#0c1b1e)}
main{max-width:36rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:2.25rem;line-height:1}
button{min-height:3.5rem;padding:0 1.5rem;border:0;border-radius:2px;background:#c8402f;color:#fff;font:inherit;font-weight:700;cursor:pointer}
label{display:flex;gap:.75rem;min-height:2.75rem;cursor:pointer}input{flex:none;width:1.5rem;height:1.5rem;margin:0;accent-color:#c8402f}
:focus-visible{outline:3px solid #c8402f;outline-offset:3px}a{color:inherit}b{white-space:nowrap}`);

/** Markup from Hono's `html` tag, which escapes every value in it. */
type Markup = ReturnType<typeof html>;

/** What a page of the API shows, and in which language. */
type Page = { language: Language; title: string; body: Markup };

/**
 * Responds with a small page of the API itself, which works without the rest of the site. Its style carries the
 * nonce of the route's security headers.
 */
export function renderPage(
  c: Context,
  status: ContentfulStatusCode,
  { language, title, body }: Page,
): Response | Promise<Response> {
  const nonce: string | undefined = c.get('secureHeadersNonce');
  return c.html(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    status,
    { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  );
}
