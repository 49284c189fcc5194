import { Hono } from 'hono';
import { html } from 'hono/html';
import { getConfig } from '../config/config.ts';
import type { HonoEnv } from '../env.ts';
import { logUnexpectedError } from '../http/handle-error.ts';
import { renderPage } from '../http/html-page.ts';
import { formPageSecurityHeaders } from '../http/security-headers.ts';
import { deleteAllRequestsOfAddress, deleteRequest } from './delete-requests.ts';
import { DELETION_PATH } from './deletion-link.ts';
import { isDeletionToken } from './deletion-token.ts';

const confirmation = html`<p>Your request, its dates and places, and your email address will be deleted. This can’t be undone.</p>
<form method="post">
<p><label><input type="checkbox" name="never" value="yes"> Never email this address again, and delete its other requests too</label></p>
<p><button>Delete the request</button></p>
</form>`;

/**
 * The page behind the link in the visitor's email. GET only asks, because email programs open links by themselves; POST
 * deletes. The token in the query is checked first. Every response is a page, also after an error.
 */
export const deletionRoutes = new Hono<HonoEnv>()
  .use(DELETION_PATH, formPageSecurityHeaders)
  .use(DELETION_PATH, async (c, next) => {
    const token = c.req.query('token') ?? '';
    if (await isDeletionToken(getConfig(c.env).LINK_SECRET, c.req.param('reference'), token)) return next();
    const body = html`<p>Part of it may be missing. Please open the link in our email again.</p>`;
    return renderPage(c, 403, { title: 'This link does not work', body });
  })
  .get(DELETION_PATH, (c) =>
    renderPage(c, 200, { title: `Delete request ${c.req.param('reference')}?`, body: confirmation }),
  )
  .post(DELETION_PATH, async (c) => {
    const never = (await c.req.formData()).get('never');
    await (never === 'yes' ? deleteAllRequestsOfAddress : deleteRequest)(c.env.DB, c.req.param('reference'));
    const body = html`<p>We no longer keep anything about this request.</p><p><a href="/">Back to the guide</a></p>`;
    return renderPage(c, 200, { title: 'Deleted', body });
  })
  .all(DELETION_PATH, (c) =>
    renderPage(c, 405, {
      title: 'This page can’t do that',
      body: html`<p>Please open the link in our email again.</p>`,
    }),
  )
  .onError((error, c) => {
    logUnexpectedError(error);
    const body = html`<p>Your request may not be deleted yet. Please open the link again in a minute.</p>`;
    return renderPage(c, 500, { title: 'Something went wrong', body });
  });
