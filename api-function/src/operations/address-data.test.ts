import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { createDigests } from '../suppression/address-digest.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, countLocations, selectEmails, selectRequests } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { acceptingMailer, createServices, NOW, recordRequest, suppress, suppressionList } from '../testing/outbox.ts';
import { submitRequest, validRequest } from '../testing/submission.ts';

const ADDRESS = 'visitor@example.com';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const post = async (path: string, body: unknown) => {
  const response = await fetchAsOperator(`/api/operations/addresses/${path}`, body);
  return { status: response.status, json: await response.json<Record<string, unknown>>() };
};

describe('export', () => {
  test('gives everything that is stored about an address, also when it is written otherwise', async () => {
    const [visitor] = await recordRequest();
    await deliverEmail(visitor, createServices(acceptingMailer));
    await suppress(ADDRESS, 'mailbox');
    const { status, json } = await post('export', { address: ' Visitor@Example.com ' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      address: 'Visitor@Example.com',
      suppression: { reason: 'mailbox', created_at: NOW.toISOString() },
      requests: [
        {
          reference: 'ALM-0123456789',
          user_email: ADDRESS,
          start_date: validRequest.start_date,
          end_date: validRequest.end_date,
          locations: [{ name: 'Charyn Canyon' }, { name: 'Big Almaty Peak' }],
          activities: expect.any(Array),
          emails: [
            { kind: 'visitor', state: 'sent' },
            { kind: 'provider', state: 'due' },
          ],
          plans: [{ revision: 1, plan: { days: expect.any(Array) } }],
          actions: expect.any(Array),
          violations: [],
        },
      ],
    });
  });

  test('says nothing of other addresses, and leaves out what is no data of the person', async () => {
    await recordRequest();
    expect((await post('export', { address: 'other@example.com' })).json).toEqual({
      ...{ address: 'other@example.com', suppression: null, requests: [] },
    });
    const text = JSON.stringify((await post('export', { address: ADDRESS })).json);
    expect(text).not.toMatch(/idempotency_key|content_hash|lease_id/);
  });
});

describe('erase', () => {
  test('deletes all requests of an address with everything that belongs to them, and tells the provider who has them', async () => {
    const [, provider] = await recordRequest();
    await deliverEmail(provider, createServices(acceptingMailer));
    await submitRequest({ ...validRequest, user_email: 'VISITOR@example.com' });
    await submitRequest({ ...validRequest, user_email: 'other@example.com' });
    expect(await post('erase', { address: ADDRESS })).toEqual({
      status: 200,
      json: { erased: 2, provider_told: true },
    });
    expect(await selectRequests()).toMatchObject([{ user_email: 'other@example.com' }]);
    expect((await selectEmails()).filter(({ reference }) => reference === 'ALM-0123456789')).toMatchObject([
      { kind: 'deletion' },
    ]);
    expect((await post('export', { address: ADDRESS })).json).toMatchObject({ requests: [] });
  });

  test('forgets what limits and deletions remember of the mailbox, and nothing of another one', async () => {
    for (const user_email of [ADDRESS, 'visitor+1@example.com', 'other@example.com'])
      await submitRequest({ ...validRequest, user_email });
    await post('erase', { address: ADDRESS });
    const [digest] = await createDigests([env.ADDRESS_DIGEST_SECRET], 'other@example.com');
    const select = async (table: string) =>
      (await env.DB.prepare(`select mailbox_digest from ${table} where mailbox_digest is not null`).all()).results;
    expect(await select('counted_request')).toEqual([{ mailbox_digest: digest }]);
    expect(await select('deleted_request')).toEqual([]);
  });

  test('leaves the address on the suppression list, because its owner does not want emails', async () => {
    await suppress(ADDRESS, 'owner');
    expect(await post('erase', { address: ADDRESS })).toMatchObject({ json: { erased: 0, provider_told: false } });
    expect(await suppressionList.has(ADDRESS, NOW)).toBe(true);
  });

  test('only counts the requests in a dry run', async () => {
    await recordRequest();
    await submitRequest({ ...validRequest, user_email: 'other@example.com' });
    expect(await post('erase', { address: ADDRESS, dry_run: true })).toEqual({ status: 200, json: { would_erase: 1 } });
    expect(await selectRequests()).toHaveLength(2);
  });

  test('tells the provider nothing that it never had', async () => {
    await recordRequest();
    expect(await post('erase', { address: ADDRESS })).toMatchObject({ json: { erased: 1, provider_told: false } });
    expect(await selectEmails()).toEqual([]);
    expect(await countLocations()).toBe(0);
  });
});

test.each(['export', 'erase'])('%s refuses what is no address', async (path) => {
  expect(await post(path, { address: 'visitor' })).toMatchObject({
    status: 422,
    json: { error: 'address must be an email address.' },
  });
});
