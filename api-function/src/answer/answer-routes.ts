import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HonoEnv } from '../env.ts';
import { logUnexpectedError } from '../http/handle-error.ts';
import { renderPage } from '../http/html-page.ts';
import { formPageSecurityHeaders } from '../http/security-headers.ts';
import { ANSWER_PATH } from '../links/request-links.ts';
import { requireToken, respondWrongMethod } from '../links/require-token.ts';
import { markAnswered } from './mark-answered.ts';

const renderQuestion = (reference: string) => html`<p>Reference <b>${reference}</b></p>
<p>Press the button once the itinerary has gone to the visitor by email. Until then the request counts as open.</p>
<form method="post"><p><button>The itinerary is sent</button></p></form>`;

/**
 * The page behind the link in the provider's email. GET only asks, because email programs open links by themselves; POST
 * marks the request as answered. Every response is a page, also after an error.
 */
export const answerRoutes = new Hono<HonoEnv>()
  .use(ANSWER_PATH, formPageSecurityHeaders, requireToken('answer'))
  .get(ANSWER_PATH, (c) =>
    renderPage(c, 200, { title: 'Is this request answered?', body: renderQuestion(c.req.param('reference')) }),
  )
  .post(ANSWER_PATH, async (c) => {
    const isFound = await markAnswered(c.env.DB, c.req.param('reference'), new Date());
    return isFound
      ? renderPage(c, 200, {
          title: 'Marked as answered',
          body: html`<p>Thank you. Nothing else is to be done for request <b>${c.req.param('reference')}</b>.</p>`,
        })
      : renderPage(c, 404, {
          title: 'There is no such request any more',
          body: html`<p>The visitor has deleted it, or its time here is over. Please delete our email about it too.</p>`,
        });
  })
  .all(ANSWER_PATH, respondWrongMethod)
  .onError((error, c) => {
    logUnexpectedError(error);
    const body = html`<p>The request may not be marked yet. Please open the link again in a minute.</p>`;
    return renderPage(c, 500, { title: 'Something went wrong', body });
  });
