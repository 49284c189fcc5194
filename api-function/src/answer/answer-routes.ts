import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { HonoEnv } from '../env.ts';
import { logUnexpectedError } from '../http/handle-error.ts';
import { renderPage } from '../http/html-page.ts';
import { formPageSecurityHeaders } from '../http/security-headers.ts';
import { ANSWER_PATH } from '../links/request-links.ts';
import { requireToken, respondWrongMethod } from '../links/require-token.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { findPlanEmail, releasePlanEmail } from '../outbox/plan-email-row.ts';
import { markAnswered } from './mark-answered.ts';

const renderQuestion = (reference: string, isPlanWaiting: boolean) => html`<p>Reference <b>${reference}</b></p>
${
  isPlanWaiting
    ? html`<p>The draft waits for you. Send it to the visitor as it is, or answer the visitor yourself: then nothing is sent by itself.</p>
<form method="post"><p><button name="action" value="send">Send the draft now</button></p><p><button name="action" value="answered">I answer the visitor myself</button></p></form>`
    : html`<p>Press the button once the itinerary has gone to the visitor by email. Until then the request counts as open.</p>
<form method="post"><p><button name="action" value="answered">The itinerary is sent</button></p></form>`
}`;

const renderGone = (c: Context) =>
  renderPage(c, 404, {
    title: 'There is no such request any more',
    body: html`<p>The visitor has deleted it, or its time here is over. Please delete our email about it too.</p>`,
  });

const renderDone = (c: Context, title: string, reference: string) =>
  renderPage(c, 200, {
    title,
    body: html`<p>Thank you. Nothing else is to be done for request <b>${reference}</b>.</p>`,
  });

/**
 * The page behind the link in the provider's email. GET only asks, because email programs open links by themselves; POST
 * sends the draft that waits for a review, or marks the request as answered. Every response is a page, also after an error.
 */
export const answerRoutes = new Hono<HonoEnv>()
  .use(ANSWER_PATH, formPageSecurityHeaders, requireToken('answer'))
  .get(ANSWER_PATH, async (c) => {
    const reference = c.req.param('reference');
    const planEmail = await findPlanEmail(c.env.DB, reference);
    const body = renderQuestion(reference, !!planEmail?.scheduledAt);
    return renderPage(c, 200, { title: 'Is this request answered?', body });
  })
  .post(ANSWER_PATH, async (c) => {
    const { DB, EMAIL_QUEUE } = c.env;
    const reference = c.req.param('reference');
    const now = new Date();
    if ((await c.req.formData()).get('action') === 'send') {
      const emailIds = await releasePlanEmail(DB, reference, now);
      c.executionCtx.waitUntil(enqueueEmails(EMAIL_QUEUE, emailIds));
      if (emailIds.length > 0) return renderDone(c, 'The draft goes to the visitor now', reference);
      const body = html`<p>It was sent before, or you answered the visitor yourself.</p>`;
      return renderPage(c, 409, { title: 'No draft waits any more', body });
    }
    return (await markAnswered(DB, reference, now)) ? renderDone(c, 'Marked as answered', reference) : renderGone(c);
  })
  .all(ANSWER_PATH, respondWrongMethod)
  .onError((error, c) => {
    logUnexpectedError(error);
    const body = html`<p>The request may not be marked yet. Please open the link again in a minute.</p>`;
    return renderPage(c, 500, { title: 'Something went wrong', body });
  });
