import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { isSuppressed } from '../email/suppression-list.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, countLocations, selectEmails, selectRequests } from '../testing/database.ts';
import { SITE, submitRequest, validRequest } from '../testing/submission.ts';
import { createDeletionLink } from './deletion-link.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

async function submitAndGetLink() {
  const { reference } = await (await submitRequest()).json<{ reference: string }>();
  return { reference, link: await createDeletionLink(env.LINK_SECRET, SITE, reference) };
}
const postForm = (link: string, fields: Record<string, string> = {}) =>
  exports.default.fetch(link, { method: 'POST', body: new URLSearchParams(fields) });

test('the link opens a page that asks first, and deletes nothing', async () => {
  const { link, reference } = await submitAndGetLink();
  const page = await exports.default.fetch(link);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain(`Delete request ${reference}?`);
  const [, nonce] = /<style nonce="([^"]+)">/.exec(html) ?? [];
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(await selectRequests()).toHaveLength(1);
});

test('its form deletes the request with everything that belongs to it, and succeeds a second time too', async () => {
  const { link } = await submitAndGetLink();
  expect((await postForm(link)).status).toBe(200);
  expect(await selectRequests()).toEqual([]);
  expect(await selectEmails()).toEqual([]);
  expect(await countLocations()).toBe(0);
  expect((await postForm(link)).status).toBe(200);
  expect(await isSuppressed(env.DB, 'visitor@example.com')).toBe(false);
});

test('its checkbox suppresses the address: its other requests are deleted, and a new one is refused', async () => {
  const { link } = await submitAndGetLink();
  await submitRequest({ ...validRequest, user_email: 'Visitor@example.com' });
  await submitRequest({ ...validRequest, user_email: 'other@example.com' });
  await postForm(link, { never: 'yes' });
  expect(await isSuppressed(env.DB, 'visitor@example.com')).toBe(true);
  expect(await selectRequests()).toMatchObject([{ user_email: 'other@example.com' }]);
  const response = await submitRequest();
  expect([response.status, await response.json()]).toMatchObject([422, { code: 'address_suppressed' }]);
  expect(await selectRequests()).toHaveLength(1);
});

test.each(['', 'AAAA', '%00', 'not base64!'])('the token “%s” deletes nothing', async (token) => {
  const { reference } = await submitAndGetLink();
  const response = await postForm(`${SITE}/api/requests/${reference}/delete?token=${token}`);
  expect(response.status).toBe(403);
  expect(await selectRequests()).toHaveLength(1);
});

test('the token of one request does not delete another', async () => {
  const one = await submitAndGetLink();
  const other = await submitAndGetLink();
  const mixedLink = one.link.replace(one.reference, other.reference);
  expect((await postForm(mixedLink)).status).toBe(403);
  expect(await selectRequests()).toHaveLength(2);
});

test('refuses another method with a page, and deletes nothing', async () => {
  const { link } = await submitAndGetLink();
  const response = await exports.default.fetch(link, { method: 'DELETE' });
  expect([response.status, response.headers.get('content-type')]).toEqual([405, 'text/html; charset=utf-8']);
  expect(await selectRequests()).toHaveLength(1);
});

test.each(['ALM-012345678', 'ALM-01234567890', 'alm-0123456789'])('%s is not a reference', async (reference) => {
  const response = await exports.default.fetch(`${SITE}/api/requests/${reference}/delete`);
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
});
