import { toLanguage } from '@almaty/languages';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HonoEnv } from '../env.ts';
import { logUnexpectedError } from '../http/handle-error.ts';
import { renderPage } from '../http/html-page.ts';
import { formPageSecurityHeaders } from '../http/security-headers.ts';
import type { Messages } from '../language/messages.ts';
import { DELETION_PATH } from '../links/request-links.ts';
import { getPageMessages, requireToken, respondWrongMethod } from '../links/require-token.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { getSuppressionList } from '../suppression/suppression.ts';
import { type Deletion, deleteAllRequestsOfMailbox, deleteRequest } from './delete-requests.ts';

const renderConfirmation = (reference: string, m: Messages) => html`<p>${m.reference} <b>${reference}</b></p>
<p>${m.deletionExplanation}</p>
<p>${m.deletionProvider}</p>
<form method="post">
<p><label><input type="checkbox" name="never" value="yes"> <span>${m.deletionNever}</span></label></p>
<p><button>${m.deletionButton}</button></p>
</form>`;

function describeProvider({ count, isProviderTold }: Deletion, m: Messages): string {
  if (isProviderTold) return m.deletedProviderTold;
  return count > 0 ? m.deletedProviderUntold : m.deletedNothing;
}

/** Says whether the address gets emails any more. A deleted request does not know its address. */
function describeAddress({ count, isSuppressed }: Deletion, isNever: boolean, m: Messages): string {
  if (isSuppressed) return m.deletedSuppressed;
  return isNever && count === 0 ? m.deletedNoAddress : m.deletedOthers;
}

/** Says what is gone, what the provider is asked to delete, and what nobody here can delete. */
const renderDeleted = (deletion: Deletion, isNever: boolean, m: Messages) =>
  html`<p>${m.deletedRequest}</p>
<p>${describeAddress(deletion, isNever, m)}</p>
<p>${describeProvider(deletion, m)}</p>
<p>${m.deletedRemains}</p>
<p><a href="${toLanguage('/', m.language)}">${m.backToGuide}</a></p>`;

/**
 * The page behind the link in the visitor's email. GET only asks, because email programs open links by themselves; POST
 * deletes. The token in the query is checked first. Every response is a page, also after an error.
 */
export const deletionRoutes = new Hono<HonoEnv>()
  .use(DELETION_PATH, formPageSecurityHeaders, requireToken('delete'))
  .get(DELETION_PATH, (c) => {
    const { reference, messages } = c.var;
    const { language, deletionTitle } = messages;
    return renderPage(c, 200, { language, title: deletionTitle, body: renderConfirmation(reference, messages) });
  })
  .post(DELETION_PATH, async (c) => {
    const { DB, EMAIL_QUEUE } = c.env;
    const { reference, messages } = c.var;
    const isNever = (await c.req.formData()).get('never') === 'yes';
    const deletion = isNever
      ? await deleteAllRequestsOfMailbox(DB, getSuppressionList(c.env), reference, new Date())
      : await deleteRequest(DB, reference, new Date());
    c.executionCtx.waitUntil(enqueueEmails(EMAIL_QUEUE, deletion.emailIds));
    const { language, deletedTitle } = messages;
    return renderPage(c, 200, { language, title: deletedTitle, body: renderDeleted(deletion, isNever, messages) });
  })
  .all(DELETION_PATH, respondWrongMethod)
  .onError((error, c) => {
    logUnexpectedError(error);
    const { language, failedTitle, deletionFailed } = getPageMessages(c);
    return renderPage(c, 500, { language, title: failedTitle, body: html`<p>${deletionFailed}</p>` });
  });
