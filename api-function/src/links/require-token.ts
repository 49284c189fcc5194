import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { getConfig } from '../config/config.ts';
import { getLinkSecrets } from '../config/secrets.ts';
import type { HonoEnv } from '../env.ts';
import { renderPage } from '../http/html-page.ts';
import { normalizeReference } from './reference.ts';
import { isToken, type Purpose } from './signed-token.ts';

/** A token, and the punctuation that a mail program took for its end. */
const TOKEN = /^([\w-]+)[.,;:!?)\]}>»”’'"]*$/;

/**
 * Responds with a page and 403 unless the query has the token for a purpose and the request in the path, whose reference it
 * sets as `c.var.reference`.
 */
export const requireToken = (purpose: Purpose) =>
  createMiddleware<HonoEnv & { Variables: { reference: string } }>(async (c, next) => {
    const reference = normalizeReference(c.req.param('reference') ?? '');
    const [, token = ''] = TOKEN.exec(c.req.query('token') ?? '') ?? [];
    if (await isToken(getLinkSecrets(getConfig(c.env)), purpose, reference, token)) {
      c.set('reference', reference);
      return next();
    }
    const body = html`<p>Part of it may be missing: please open the link in our email again.</p>
<p>If it still does not work, it has expired. Open the link in our last email about this request, or reply to that email, and we will help you.</p>`;
    return renderPage(c, 403, { title: 'This link does not work', body });
  });

/** Responds to a method that a page behind a link does not have. */
export const respondWrongMethod = (c: Context): Response | Promise<Response> =>
  renderPage(c, 405, {
    title: 'This page can’t do that',
    body: html`<p>Please open the link in our email again.</p>`,
  });
