import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { getConfig } from '../config/config.ts';
import { getLinkSecrets } from '../config/secrets.ts';
import type { HonoEnv } from '../env.ts';
import { renderPage } from '../http/html-page.ts';
import { getMessages, type Messages } from '../language/messages.ts';
import { findRequestLanguage, getBrowserLanguage } from '../language/request-language.ts';
import { normalizeReference } from './reference.ts';
import { isToken, type Purpose } from './signed-token.ts';

/** A token, and the punctuation that a mail program took for its end. */
const TOKEN = /^([\w-]+)[.,;:!?)\]}>»”’'"]*$/;

/** What the pages behind a link find in their context: the request, and the messages of its language. */
export type LinkEnv = HonoEnv & { Variables: { reference: string; messages: Messages } };

/** Gets the messages of a page: those of its request, and of the browser's language when the request is gone or not known yet. */
export const getPageMessages = (c: Context): Messages => c.get('messages') ?? getMessages(getBrowserLanguage(c));

/**
 * Responds with a page and 403 unless the query has the token for a purpose and the request in the path, whose reference it
 * sets as `c.var.reference`, with the messages of its language.
 */
export const requireToken = (purpose: Purpose) =>
  createMiddleware<LinkEnv>(async (c, next) => {
    const reference = normalizeReference(c.req.param('reference') ?? '');
    const [, token = ''] = TOKEN.exec(c.req.query('token') ?? '') ?? [];
    if (await isToken(getLinkSecrets(getConfig(c.env)), purpose, reference, token)) {
      c.set('reference', reference);
      // A page whose language cannot be read is worth showing.
      const language = await findRequestLanguage(c.env.DB, reference).catch(() => null);
      c.set('messages', getMessages(language ?? getBrowserLanguage(c)));
      return next();
    }
    const { language, badLinkTitle, badLinkPart, badLinkExpired } = getPageMessages(c);
    const body = html`<p>${badLinkPart}</p>
<p>${badLinkExpired}</p>`;
    return renderPage(c, 403, { language, title: badLinkTitle, body });
  });

/** Responds to a method that a page behind a link does not have. */
export function respondWrongMethod(c: Context): Response | Promise<Response> {
  const { language, wrongMethodTitle, wrongMethodText } = getPageMessages(c);
  return renderPage(c, 405, { language, title: wrongMethodTitle, body: html`<p>${wrongMethodText}</p>` });
}
