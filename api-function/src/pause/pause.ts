import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { Env, HonoEnv } from '../env.ts';
import { renderPage } from '../http/html-page.ts';
import { HttpError } from '../http/http-error.ts';
import { formPageSecurityHeaders } from '../http/security-headers.ts';
import { getMessages } from '../language/messages.ts';
import { getBrowserLanguage } from '../language/request-language.ts';

/** After so many seconds a paused API is tried again: by browsers, and by the queue. */
export const PAUSE_SECONDS = 300;

const RETRY_AFTER = { 'retry-after': String(PAUSE_SECONDS) };

/** Whether the API is paused. It is read from the variables themselves, so that a bad configuration does not end a pause. */
export const isPaused = ({ PAUSED }: Pick<Env, 'PAUSED'>): boolean => PAUSED === 'yes';

/**
 * Responds with 503 and Retry-After while the API is paused, because the database is being restored (docs/decisions/0012). Reading
 * is paused too: it makes plans. Whoever opens a page gets one.
 *
 * @throws HttpError 503
 */
export const requireNoPause = createMiddleware<HonoEnv>(async (c, next) => {
  if (!isPaused(c.env)) return next();
  if (!c.req.header('accept')?.includes('text/html'))
    throw new HttpError(503, 'paused', (m) => m.pausedText, RETRY_AFTER);
  await formPageSecurityHeaders(c, async () => {
    c.header('retry-after', RETRY_AFTER['retry-after']);
    const { language, pausedTitle, pausedText } = getMessages(getBrowserLanguage(c));
    c.res = await renderPage(c, 503, { language, title: pausedTitle, body: html`<p>${pausedText}</p>` });
  });
});
