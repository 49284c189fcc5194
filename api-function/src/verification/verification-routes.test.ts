import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeletionLink, createVerificationLink } from '../links/request-links.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails, selectRequests } from '../testing/database.ts';
import { acceptingMailer, createServices, suppressionList } from '../testing/outbox.ts';
import { SITE, submitRequest, validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const submit = async () => (await submitRequest()).json<{ reference: string; deadline: string }>();
const selectWaiting = async () => (await selectRequests()).filter(({ needs_verification }) => needs_verification === 1);
const postForm = (link: string, references: readonly string[]) =>
  exports.default.fetch(link, {
    method: 'POST',
    body: new URLSearchParams(references.map((text) => ['request', text])),
  });

/** Fills a mailbox, and sends two more requests for it. Returns them, and the link of the email that asks. */
async function submitUnverified() {
  for (let count = 0; count < 5; count += 1) await submit();
  const [first, second] = [await submit(), await submit()];
  const link = await createVerificationLink(env.LINK_SECRET, { site_origin: SITE, reference: first.reference });
  return { first, second, link };
}

test('the email asks, and its link leads to the page', async () => {
  const { first, link } = await submitUnverified();
  const row = (await selectEmails()).find(({ kind }) => kind === 'verification');
  const mailer = vi.fn(acceptingMailer);
  await deliverEmail(Number(row?.id), createServices(mailer, new Date()));
  const email = mailer.mock.calls[0]?.[0];
  expect(email).toMatchObject({
    to: 'visitor@example.com',
    subject: `Is the Almaty request ${first.reference} yours?`,
  });
  expect(email?.text).toContain(link);
});

test('the page lists what waits, and opening it sends nothing', async () => {
  const { first, second, link } = await submitUnverified();
  const page = await exports.default.fetch(link);
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const { reference } of [first, second]) expect(html).toContain(`value="${reference}"`);
  expect(html).not.toContain('checked');
  expect(await selectWaiting()).toHaveLength(2);
});

test('the selected request has its emails and its promise from now on; the other one goes on waiting', async () => {
  const { first, second, link } = await submitUnverified();
  await env.DB.prepare("update itinerary_request set created_at = '2026-11-20T06:00:00.000Z'").run();
  const page = await postForm(link, [second.reference]);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Your plan is on its way')]);
  expect(await selectWaiting()).toMatchObject([{ reference: first.reference }]);
  const emails = (await selectEmails()).filter(({ reference }) => reference === second.reference);
  expect(emails.map(({ kind }) => kind)).toEqual(['visitor', 'provider']);
  const row = (await selectRequests()).find(({ reference }) => reference === second.reference);
  expect(Date.now() - Date.parse(String(row?.created_at))).toBeLessThan(60_000);
  expect(Date.parse(String(row?.purge_after))).toBeGreaterThan(Date.parse(validRequest.end_date));
});

test('without a selection, or with the request of another mailbox, nothing is sent, and the page says what to do', async () => {
  const { link } = await submitUnverified();
  const other = await (await submitRequest({ ...validRequest, user_email: 'other@example.com' })).json<{
    reference: string;
  }>();
  for (const references of [[], [other.reference]]) {
    const page = await postForm(link, references);
    expect([page.status, await page.text()]).toEqual([
      422,
      expect.stringContaining('Select the request that is yours'),
    ]);
  }
  expect(await selectWaiting()).toHaveLength(2);
});

describe('after “never email this address again”', () => {
  test('nothing waits any more, and the page says so', async () => {
    const { first, link } = await submitUnverified();
    const deletion = await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference: first.reference });
    expect(await (await exports.default.fetch(link)).text()).toContain(deletion.slice(SITE.length).split('?')[0]);
    await exports.default.fetch(deletion, { method: 'POST', body: new URLSearchParams({ never: 'yes' }) });
    expect(await suppressionList.has('visitor@example.com', new Date())).toBe(true);
    expect(await selectRequests()).toEqual([]);
    expect(await (await exports.default.fetch(link)).text()).toContain('No request waits any more');
  });
});

test.each(['', 'guess'])('the page does not open with the token “%s”', async (token) => {
  const { link } = await submitUnverified();
  const page = await exports.default.fetch(link.replace(/token=.*/, `token=${token}`));
  expect(page.status).toBe(403);
});
