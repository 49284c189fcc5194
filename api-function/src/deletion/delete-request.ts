import { configOf } from '../config/config.ts';
import type { Env } from '../env.ts';
import { page } from '../http/page.ts';
import { log } from '../log.ts';
import { suppress } from '../mail/suppression.ts';
import { deletionToken, isDeletionToken } from './token.ts';

const PATH = /^\/api\/requests\/(?<reference>ALM-[0-9A-Z]{10})\/delete$/;

/** The address of the page that deletes a request. */
export const deletionLink = async (secret: string, site: string, reference: string): Promise<string> =>
  `${site}/api/requests/${reference}/delete?token=${await deletionToken(secret, reference)}`;

/** The request that an address is about, if it is the address of a deletion. */
export const deletionReference = (pathname: string): string | undefined => PATH.exec(pathname)?.groups?.reference;

// Selections and letters go with a request: they refer to it, and the schema says so.
async function remove(db: D1Database, reference: string): Promise<void> {
  await db.prepare('delete from itinerary_request where reference = ?').bind(reference).run();
  log('request_deleted', { reference });
}

/** Whoever wants no more letters wants no other request answered either. */
async function removeForGood(db: D1Database, reference: string): Promise<void> {
  const row = await db
    .prepare('select user_email from itinerary_request where reference = ?')
    .bind(reference)
    .first<{ user_email: string }>();
  if (!row) return;
  await suppress(db, row.user_email, new Date());
  await db.prepare('delete from itinerary_request where user_email = ? collate nocase').bind(row.user_email).run();
  log('address_deleted', { reference });
}

const question = `<p>The request, its dates, places and your address are deleted. This can't be undone.</p>
<form method="post">
<p><label><input type="checkbox" name="never" value="yes"> Never write to this address again, and delete its other requests too</label></p>
<p><button>Delete the request</button></p>
</form>`;

/**
 * The page behind the link in the visitor's letter. Reading it deletes nothing, because mail programs look at links;
 * its button does.
 */
export async function deleteRequest(request: Request, env: Env, reference: string): Promise<Response> {
  const { LINK_SECRET } = configOf(env);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!(await isDeletionToken(LINK_SECRET, reference, token))) {
    return page(403, 'This link does not fit', '<p>Open the link of the letter again, as a whole.</p>');
  }
  if (request.method === 'GET') return page(200, `Delete request ${reference}?`, question);
  if (request.method !== 'POST') return page(405, 'Not like this', '<p>Open the link of the letter.</p>');
  const never = (await request.formData()).get('never') === 'yes';
  await (never ? removeForGood : remove)(env.DB, reference);
  return page(
    200,
    'Deleted',
    '<p>We keep nothing of this request any more.</p><p><a href="/">Back to the guide</a></p>',
  );
}
