import { toLanguage } from '@almaty/languages';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { getConfig } from '../config/config.ts';
import type { HonoEnv } from '../env.ts';
import { logUnexpectedError } from '../http/handle-error.ts';
import { renderPage } from '../http/html-page.ts';
import { formPageSecurityHeaders } from '../http/security-headers.ts';
import type { Messages } from '../language/messages.ts';
import { createDeletionPath, VERIFICATION_PATH } from '../links/request-links.ts';
import { getPageMessages, requireToken, respondWrongMethod } from '../links/require-token.ts';
import { log } from '../log.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { SECONDS_BETWEEN_EMAILS } from '../submit/list-emails.ts';
import { listUnverified, type UnverifiedRequest, verifyRequests } from './verify-requests.ts';

const renderRequest = ({ reference, start_date, end_date, items }: UnverifiedRequest, isOnly: boolean, m: Messages) => {
  const { date } = m.plan.values;
  const dates = m.dates({ start: date(start_date), end: date(end_date) });
  return html`<p><label><input type="checkbox" name="request" value="${reference}"${isOnly ? ' checked' : ''}> <span><b>${reference}</b><br>${dates}<br>${m.verifyItems({ count: items })}</span></label></p>`;
};

/** Asks which requests are the visitor's own. @param isEmpty whether none was selected. */
const renderForm = (
  requests: readonly UnverifiedRequest[],
  deletionPath: string,
  isEmpty: boolean,
  m: Messages,
) => html`
<p>${m.verifyReason}</p>
${isEmpty ? html`<p role="alert"><strong>${m.verifySelect}</strong></p>` : ''}
<form method="post">
${requests.map((request) => renderRequest(request, requests.length === 1, m))}
<p><button>${m.verifyButton}</button></p>
</form>
<p>${m.verifyOthers} <a href="${deletionPath}">${m.verifyNever}</a></p>`;

const renderNothing = (m: Messages) => html`<p>${m.verifyNothing}</p>
<p><a href="${toLanguage('/itinerary', m.language)}">${m.toItinerary}</a></p>`;

const renderVerified = (m: Messages) =>
  html`<p>${m.verified}</p><p><a href="${toLanguage('/', m.language)}">${m.backToGuide}</a></p>`;

/**
 * The page behind the link of an email that asks whether requests are the visitor's own. GET only asks, because email
 * programs open links by themselves; POST sends the plans of the selected ones.
 */
export const verificationRoutes = new Hono<HonoEnv>()
  .use(VERIFICATION_PATH, formPageSecurityHeaders, requireToken('verify'))
  .on(['GET', 'POST'], VERIFICATION_PATH, async (c) => {
    const { DB, EMAIL_QUEUE } = c.env;
    const { reference, messages } = c.var;
    const { language } = messages;
    const { PLAN_MODE, LINK_SECRET } = getConfig(c.env);
    const requests = await listUnverified(DB, reference);
    if (requests.length === 0)
      return renderPage(c, 200, { language, title: messages.verifyNothingTitle, body: renderNothing(messages) });
    const isPost = c.req.method === 'POST';
    const selected = isPost ? (await c.req.formData()).getAll('request') : [];
    const verified = requests.filter((request) => selected.includes(request.reference));
    if (verified.length === 0) {
      const body = renderForm(requests, await createDeletionPath(LINK_SECRET, reference), isPost, messages);
      return renderPage(c, isPost ? 422 : 200, { language, title: messages.verifyTitle, body });
    }
    const emailIds = await verifyRequests(DB, verified, PLAN_MODE, new Date());
    for (const request of verified) log('request_verified', { reference: request.reference });
    c.executionCtx.waitUntil(enqueueEmails(EMAIL_QUEUE, emailIds, SECONDS_BETWEEN_EMAILS));
    return renderPage(c, 200, { language, title: messages.verifiedTitle, body: renderVerified(messages) });
  })
  .all(VERIFICATION_PATH, respondWrongMethod)
  .onError((error, c) => {
    logUnexpectedError(error);
    const { language, failedTitle, verifyFailed } = getPageMessages(c);
    return renderPage(c, 500, { language, title: failedTitle, body: html`<p>${verifyFailed}</p>` });
  });
