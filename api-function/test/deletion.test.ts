import { applyD1Migrations } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deletionLink } from '../src/deletion/delete-request.ts';
import { isSuppressed, suppress } from '../src/mail/suppression.ts';
import { emptyDatabase, letters, publishCatalogue, request, SITE, send, stored } from './site.ts';

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await publishCatalogue();
});
beforeEach(emptyDatabase);

async function requestWithLink() {
  const { reference } = await (await send()).json<{ reference: string }>();
  return { reference, link: await deletionLink(env.LINK_SECRET, SITE, reference) };
}
const press = (link: string, fields: Record<string, string> = {}) =>
  exports.default.fetch(link, { method: 'POST', body: new URLSearchParams(fields) });

test('the link asks first, and reading it deletes nothing', async () => {
  const { link, reference } = await requestWithLink();
  const page = await exports.default.fetch(link);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`Delete request ${reference}?`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await stored()).toHaveLength(1);
});

test('its button deletes the request and all that belongs to it, and a second press finds nothing wrong', async () => {
  const { link } = await requestWithLink();
  expect((await press(link)).status).toBe(200);
  expect(await stored()).toEqual([]);
  expect(await letters()).toEqual([]);
  expect(await env.DB.prepare('select count(*) as count from requested_location').first()).toEqual({ count: 0 });
  expect((await press(link)).status).toBe(200);
  expect(await isSuppressed(env.DB, 'visitor@example.com')).toBe(false);
});

test('an address that wants no letters gets none: its other requests go too, and a new one is refused', async () => {
  const { link } = await requestWithLink();
  await send({ ...request, user_email: 'Visitor@example.com' });
  await send({ ...request, user_email: 'other@example.com' });
  await press(link, { never: 'yes' });
  expect(await isSuppressed(env.DB, 'visitor@example.com')).toBe(true);
  expect(await stored()).toMatchObject([{ user_email: 'other@example.com' }]);
  const again = await send();
  expect([again.status, await again.json()]).toEqual([
    422,
    {
      success: false,
      error: 'We write no letters to this address: it asked for that, or they came back. Use another one.',
      code: 'address_suppressed',
    },
  ]);
  expect(await stored()).toHaveLength(1);
});

test('a request that is stored is answered again, though its letter has come back since', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await send(request, { headers });
  await suppress(env.DB, request.user_email, new Date());
  const again = await send(request, { headers });
  expect([again.status, await again.json()]).toEqual([202, await first.json()]);
  expect((await send()).status).toBe(422);
});

test.each(['', 'AAAA', '%00', 'not base64!'])('the token “%s” deletes nothing', async (token) => {
  const { reference } = await requestWithLink();
  const answer = await press(`${SITE}/api/requests/${reference}/delete?token=${token}`);
  expect(answer.status).toBe(403);
  expect(await stored()).toHaveLength(1);
});

test('the token of one request does not delete another', async () => {
  const one = await requestWithLink();
  const other = await requestWithLink();
  const mixed = one.link.replace(one.reference, other.reference);
  expect((await press(mixed)).status).toBe(403);
  expect(await stored()).toHaveLength(2);
});
