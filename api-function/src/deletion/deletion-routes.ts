import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HonoEnv } from '../env.ts';
import { logUnexpectedError } from '../http/handle-error.ts';
import { renderPage } from '../http/html-page.ts';
import { formPageSecurityHeaders } from '../http/security-headers.ts';
import { DELETION_PATH } from '../links/request-links.ts';
import { requireToken, respondWrongMethod } from '../links/require-token.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { getSuppressionList } from '../suppression/suppression.ts';
import { type Deletion, deleteAllRequestsOfMailbox, deleteRequest } from './delete-requests.ts';

const renderConfirmation = (reference: string) => html`<p>Reference <b>${reference}</b></p>
<p>We delete this request, with its dates, its places and the email address in it, from our database at once. This can’t be undone. Emails about it that wait to be sent are cancelled.</p>
<p>Has the team that writes the itineraries already received it by email? Then we ask them to delete that email, and what they have written for you.</p>
<form method="post">
<p><label><input type="checkbox" name="never" value="yes"> <span>Never email this address again, and delete its other requests too</span></label></p>
<p><button>Delete the request</button></p>
</form>`;

function describeProvider({ count, isProviderTold }: Deletion): string {
  if (isProviderTold)
    return 'The team that writes the itineraries may already have received it by email. We ask them, by an email with nothing but its reference, to delete it and to stop working on it.';
  return count > 0
    ? 'The team that writes the itineraries has received nothing about it, and will not.'
    : 'There was nothing left to delete.';
}

/** Says whether the address gets emails any more. A deleted request does not know its address. */
function describeAddress({ count, isSuppressed }: Deletion, isNever: boolean): string {
  if (isSuppressed)
    return 'So that we never email you again, we keep a fingerprint of your address, by which we recognise it without storing it. Your other requests are deleted too.';
  if (isNever && count === 0)
    return 'We no longer know which address this request had, so we could not put it on the list of addresses that get no emails. The link in a newer email of ours can do that, or a reply to this one.';
  return 'Other requests of yours, if there are any, stay until you delete them.';
}

/** Says what is gone, what the provider is asked to delete, and what nobody here can delete. */
const renderDeleted = (deletion: Deletion, isNever: boolean) =>
  html`<p>The request and the email address in it are gone from our database.</p>
<p>${describeAddress(deletion, isNever)}</p>
<p>${describeProvider(deletion)}</p>
<p>Emails that were sent before stay in the mailboxes they went to, also in yours. Email systems keep records of what they delivered, and the backups of our database keep deleted data for up to 30 days.</p>
<p><a href="/">Back to the guide</a></p>`;

/**
 * The page behind the link in the visitor's email. GET only asks, because email programs open links by themselves; POST
 * deletes. The token in the query is checked first. Every response is a page, also after an error.
 */
export const deletionRoutes = new Hono<HonoEnv>()
  .use(DELETION_PATH, formPageSecurityHeaders, requireToken('delete'))
  .get(DELETION_PATH, (c) =>
    renderPage(c, 200, { title: 'Delete this request?', body: renderConfirmation(c.var.reference) }),
  )
  .post(DELETION_PATH, async (c) => {
    const { DB, EMAIL_QUEUE } = c.env;
    const { reference } = c.var;
    const isNever = (await c.req.formData()).get('never') === 'yes';
    const deletion = isNever
      ? await deleteAllRequestsOfMailbox(DB, getSuppressionList(c.env), reference, new Date())
      : await deleteRequest(DB, reference, new Date());
    c.executionCtx.waitUntil(enqueueEmails(EMAIL_QUEUE, deletion.emailIds));
    return renderPage(c, 200, { title: 'Deleted', body: renderDeleted(deletion, isNever) });
  })
  .all(DELETION_PATH, respondWrongMethod)
  .onError((error, c) => {
    logUnexpectedError(error);
    const body = html`<p>Your request may not be deleted yet. Please open the link again in a minute.</p>`;
    return renderPage(c, 500, { title: 'Something went wrong', body });
  });
