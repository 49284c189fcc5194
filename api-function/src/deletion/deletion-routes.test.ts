import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeletionLink } from '../links/request-links.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, countLocations, selectEmails, selectRequests } from '../testing/database.ts';
import { acceptingMailer, createServices, NOW, recordRequest, suppressionList } from '../testing/outbox.ts';
import { fetchWithEnv, ignoringQueue, SITE, submitRequest, validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

async function submitAndGetLink() {
  const { reference } = await (await submitRequest()).json<{ reference: string }>();
  return { reference, link: await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference }) };
}
const postForm = (link: string, fields: Record<string, string> = {}) =>
  exports.default.fetch(link, { method: 'POST', body: new URLSearchParams(fields) });

test('the link opens a page that asks first, and deletes nothing', async () => {
  const { link, reference } = await submitAndGetLink();
  const page = await exports.default.fetch(link);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('Delete this request?');
  expect(html).toContain(`Reference <b>${reference}</b>`);
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
  const page = await postForm(link);
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('gone from our database');
  expect(text).toContain('has received nothing about it, and will not');
  expect(await selectRequests()).toEqual([]);
  expect(await selectEmails()).toEqual([]);
  expect(await countLocations()).toBe(0);
  const again = await postForm(link);
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('nothing left to delete')]);
  expect(await suppressionList.has('visitor@example.com', new Date())).toBe(false);
});

describe('when the provider has already received the request', () => {
  const deleteAfterDelivery = async () => {
    for (const id of await recordRequest()) await deliverEmail(id, createServices(acceptingMailer));
    const link = await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference: 'ALM-0123456789' });
    return { page: await postForm(link), link };
  };

  test('an email asks it to delete it, and contains no personal data but the reference', async () => {
    await deleteAfterDelivery();
    await vi.waitFor(async () => expect(await selectEmails()).toMatchObject([{ kind: 'deletion' }]));
    await env.DB.prepare("update outbox set state = 'due', next_attempt_at = ?").bind(NOW.toISOString()).run();
    const [row] = await selectEmails();
    const mailer = vi.fn(acceptingMailer);
    await deliverEmail(Number(row?.id), createServices(mailer));
    const email = mailer.mock.calls[0]?.[0];
    expect(email).toMatchObject({
      to: 'provider@example.com',
      subject: 'Itinerary request ALM-0123456789 is deleted',
      messageId: '<ALM-0123456789.deletion.0@almaty.example>',
    });
    expect(email?.text).toContain('delete our earlier email');
    expect(`${email?.text}${email?.html}`).not.toMatch(/visitor@|Charyn|Peak|Camping|20\d\d/);
  });

  test('the page says so, also when it is sent a second time, and the provider is told once', async () => {
    const { page, link } = await deleteAfterDelivery();
    expect(await page.text()).toContain('may already have received it by email');
    expect(await (await postForm(link)).text()).toContain('may already have received it by email');
    expect(await selectEmails()).toHaveLength(1);
  });
});

test('an email that is being prepared when its request is deleted is not sent', async () => {
  const [visitor] = await recordRequest();
  const link = await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference: 'ALM-0123456789' });
  const content = vi.fn();
  const result = await deliverEmail(
    visitor,
    createServices(async (_email, beforeContent) => {
      await postForm(link);
      await beforeContent();
      content();
    }),
  );
  expect(result).toEqual({ state: 'skipped' });
  expect(content).not.toHaveBeenCalled();
});

test('its checkbox suppresses the mailbox: its other requests are deleted, and a new one has no emails', async () => {
  const { link } = await submitAndGetLink();
  await submitRequest({ ...validRequest, user_email: 'Visitor+1@example.com' });
  await submitRequest({ ...validRequest, user_email: 'other@example.com' });
  await postForm(link, { never: 'yes' });
  expect(await suppressionList.has('visitor@example.com', new Date())).toBe(true);
  expect(await selectRequests()).toMatchObject([{ user_email: 'other@example.com' }]);
  await env.DB.prepare('delete from outbox').run();
  await submitRequest();
  expect(await selectEmails()).toEqual([]);
});

describe('after the request is gone', () => {
  const TEXT = 'we keep a fingerprint of your address';

  test('by a correction to another address, its checkbox still suppresses the mailbox that was written to', async () => {
    const response = await submitRequest({ ...validRequest, user_email: 'victim@example.com' });
    const { reference, correction_key } = await response.json<{ reference: string; correction_key: string }>();
    await fetchWithEnv({ EMAIL_QUEUE: ignoringQueue }, '/api/correct-address', {
      method: 'POST',
      body: JSON.stringify({ reference, correction_key, user_email: 'next@example.com' }),
      headers: {
        ...{ 'content-type': 'application/json', apikey: env.PUBLIC_ANON_KEY, origin: SITE },
        'idempotency-key': crypto.randomUUID(),
      },
    });
    const link = await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference });
    expect(await (await postForm(link, { never: 'yes' })).text()).toContain(TEXT);
    expect(await suppressionList.has('victim@example.com', new Date())).toBe(true);
    expect(await suppressionList.has('next@example.com', new Date())).toBe(false);
    expect(await selectRequests()).toMatchObject([{ user_email: 'next@example.com' }]);
  });

  test('by a deletion, its checkbox still suppresses the mailbox, and deletes its other requests', async () => {
    const { link } = await submitAndGetLink();
    await submitRequest();
    await postForm(link);
    expect(await (await postForm(link, { never: 'yes' })).text()).toContain(TEXT);
    expect(await suppressionList.has('visitor@example.com', new Date())).toBe(true);
    expect(await selectRequests()).toEqual([]);
  });

  test('and its mailbox is forgotten, its checkbox does not promise what it cannot do', async () => {
    const { link } = await submitAndGetLink();
    await submitRequest();
    await postForm(link);
    await env.DB.prepare('delete from deleted_request').run();
    const text = await (await postForm(link, { never: 'yes' })).text();
    expect(text).toContain('We no longer know which address this request had');
    expect(text).not.toContain('fingerprint');
    expect(await suppressionList.has('visitor@example.com', new Date())).toBe(false);
    expect(await selectRequests()).toHaveLength(1);
  });
});

test.each(['=', '==', '%20'])('the token with “%s” behind it is another one, and deletes nothing', async (end) => {
  const { link } = await submitAndGetLink();
  expect((await postForm(link + end)).status).toBe(403);
  expect(await selectRequests()).toHaveLength(1);
});

test.each(['', 'AAAA', '%00', 'not base64!'])('the token “%s” deletes nothing', async (token) => {
  const { reference } = await submitAndGetLink();
  const response = await postForm(`${SITE}/api/requests/${reference}/delete?token=${token}`);
  expect(response.status).toBe(403);
  expect(await selectRequests()).toHaveLength(1);
});

test.each([
  ['a full stop', (link: string) => `${link}.`],
  ['a bracket', (link: string) => `${link})>`],
  ['a reference in lower case', (link: string) => link.replace(/ALM-\w+/, (text) => text.toLowerCase())],
  ['more parameters', (link: string) => `${link}&utm_source=mail`],
])('a link that a mail program gave %s deletes its request', async (_, bend) => {
  const { link } = await submitAndGetLink();
  expect((await postForm(bend(link))).status).toBe(200);
  expect(await selectRequests()).toEqual([]);
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

test.each(['ALM-012345678', 'ALM-01234567890', 'bug-0123456789'])('%s is not a reference', async (reference) => {
  const response = await exports.default.fetch(`${SITE}/api/requests/${reference}/delete`);
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
});
