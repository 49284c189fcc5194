import { formatCalendarDate } from '@almaty/dates';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { getConfig } from '../config/config.ts';
import type { HonoEnv } from '../env.ts';
import { logUnexpectedError } from '../http/handle-error.ts';
import { renderPage } from '../http/html-page.ts';
import { formPageSecurityHeaders } from '../http/security-headers.ts';
import { createDeletionPath, VERIFICATION_PATH } from '../links/request-links.ts';
import { requireToken, respondWrongMethod } from '../links/require-token.ts';
import { log } from '../log.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { SECONDS_BETWEEN_EMAILS } from '../submit/list-emails.ts';
import { listUnverified, type UnverifiedRequest, verifyRequests } from './verify-requests.ts';

const formatDay = (date: string) => formatCalendarDate(date, 'en-GB');

const renderRequest = ({ reference, start_date, end_date, items }: UnverifiedRequest, isOnly: boolean) =>
  html`<p><label><input type="checkbox" name="request" value="${reference}"${isOnly ? ' checked' : ''}> <span><b>${reference}</b><br>${formatDay(start_date)} to ${formatDay(end_date)}<br>${items === 1 ? '1 item' : `${items} items`}</span></label></p>`;

/** Asks which requests are the visitor's own. @param isEmpty whether none was selected. */
const renderForm = (requests: readonly UnverifiedRequest[], deletionPath: string, isEmpty: boolean) => html`
<p>Many requests have come for this email address or from one network, so we ask before we send a plan. The reference of yours is on the page where you sent it.</p>
${isEmpty ? html`<p role="alert"><strong>Select the request that is yours.</strong></p>` : ''}
<form method="post">
${requests.map((request) => renderRequest(request, requests.length === 1))}
<p><button>Send my plan</button></p>
</form>
<p>What you do not select is deleted after two days. <a href="${deletionPath}">Not you? Never email this address again</a></p>`;

const NOTHING = html`<p>No request waits any more: it was sent or deleted, or its two days are over. You can send a new one.</p>
<p><a href="/itinerary">To your itinerary</a></p>`;

/**
 * The page behind the link of an email that asks whether requests are the visitor's own. GET only asks, because email
 * programs open links by themselves; POST sends the plans of the selected ones.
 */
export const verificationRoutes = new Hono<HonoEnv>()
  .use(VERIFICATION_PATH, formPageSecurityHeaders, requireToken('verify'))
  .on(['GET', 'POST'], VERIFICATION_PATH, async (c) => {
    const { DB, EMAIL_QUEUE } = c.env;
    const { reference } = c.var;
    const { PLAN_MODE, LINK_SECRET } = getConfig(c.env);
    const requests = await listUnverified(DB, reference);
    if (requests.length === 0) return renderPage(c, 200, { title: 'Nothing to confirm', body: NOTHING });
    const isPost = c.req.method === 'POST';
    const selected = isPost ? (await c.req.formData()).getAll('request') : [];
    const verified = requests.filter((request) => selected.includes(request.reference));
    if (verified.length === 0) {
      const body = renderForm(requests, await createDeletionPath(LINK_SECRET, reference), isPost);
      return renderPage(c, isPost ? 422 : 200, { title: 'Did you ask for this?', body });
    }
    const emailIds = await verifyRequests(DB, verified, PLAN_MODE, new Date());
    for (const request of verified) log('request_verified', { reference: request.reference });
    c.executionCtx.waitUntil(enqueueEmails(EMAIL_QUEUE, emailIds, SECONDS_BETWEEN_EMAILS));
    const body = html`<p>Thank you. Your plan is on its way to you by email.</p><p><a href="/">Back to the guide</a></p>`;
    return renderPage(c, 200, { title: 'Confirmed', body });
  })
  .all(VERIFICATION_PATH, respondWrongMethod)
  .onError((error, c) => {
    logUnexpectedError(error);
    const body = html`<p>Your request may not be confirmed yet. Please open the link again in a minute.</p>`;
    return renderPage(c, 500, { title: 'Something went wrong', body });
  });
