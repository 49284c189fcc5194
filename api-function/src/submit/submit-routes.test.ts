import { env } from 'cloudflare:workers';
import { addDays, addMonths, todayInAlmaty } from '@almaty/dates';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { suppress } from '../testing/outbox.ts';
import { camping, submitRequest, validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

test('stores a request with its locations and activities, and responds with its reference', async () => {
  const before = Date.now();
  const response = await submitRequest();
  expect(response.status).toBe(202);
  expect(response.headers.get('content-type')).toBe('application/json');
  const json = await response.json<{ success: boolean; reference: string; deadline: string }>();
  expect(json).toEqual({
    success: true,
    reference: expect.stringMatching(/^ALM-[0-9A-HJKMNP-TV-Z]{10}$/),
    deadline: expect.any(String),
    correction_key: expect.stringMatching(/^[\w-]{43}$/),
  });
  const { reference, deadline } = json;
  const [row] = await selectRequests();
  expect(row).toMatchObject({
    reference,
    user_email: 'visitor@example.com',
    start_date: validRequest.start_date,
    end_date: validRequest.end_date,
  });
  expect(Date.parse(String(row?.created_at))).toBeGreaterThanOrEqual(before);
  expect(Date.parse(deadline)).toBe(Date.parse(String(row?.created_at)) + 24 * 60 * 60 * 1000);
  const locations = await env.DB.prepare('select * from requested_location order by position').all();
  expect(locations.results).toEqual([
    { reference, position: 0, id: 13, name: 'Charyn Canyon', category: 'Nature' },
    { reference, position: 1, id: 31, name: 'Big Almaty Peak', category: 'Mountain Routes' },
  ]);
  const activities = await env.DB.prepare('select * from requested_activity').all();
  expect(activities.results).toEqual([{ reference, position: 0, id: 3, name: 'Camping' }]);
});

test('accepts a request without activities', async () => {
  expect((await submitRequest({ ...validRequest, selected_activities: [] })).status).toBe(202);
});

test('gives two requests two references', async () => {
  await submitRequest();
  await submitRequest();
  expect(new Set((await selectRequests()).map(({ reference }) => reference)).size).toBe(2);
});

describe('refuses, and stores nothing:', () => {
  const today = todayInAlmaty();
  const large = JSON.stringify({ ...validRequest, more: 'x'.repeat(32 * 1024) });
  const [yesterday, tooLong] = [addDays(today, -1), addDays(validRequest.start_date, 60)];
  const lateDate = addDays(addMonths(today, 18), 1);
  const tooLate = { start_date: lateDate, end_date: lateDate };
  const notUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  const formType = { 'content-type': 'application/x-www-form-urlencoded' };
  test.each<[string, number, string, unknown, RequestInit]>([
    ['another method', 405, 'wrong_method', undefined, { method: 'PUT' }],
    ['a page of another site', 403, 'other_origin', validRequest, { headers: { origin: 'https://elsewhere.test' } }],
    ['a wrong anonymous key', 401, 'wrong_key', validRequest, { headers: { apikey: 'guess' } }],
    ['a form post', 415, 'not_json', validRequest, { headers: formType }],
    ['a wrong idempotency key', 400, 'no_idempotency_key', validRequest, { headers: { 'idempotency-key': '1' } }],
    ['a body of more than 32 KB', 413, 'too_large', large, {}],
    ['a body that is not JSON', 400, 'malformed_json', '{"user_email":', {}],
    ['a body that is not UTF-8', 400, 'malformed_json', undefined, { body: notUtf8 }],
    ['an empty body', 400, 'malformed_json', '', {}],
    ['JSON of another shape', 422, 'unusable_request', [], {}],
    ['an address without @', 422, 'unusable_request', { ...validRequest, user_email: 'visitor' }, {}],
    [
      'a line break in the address',
      422,
      'unusable_request',
      { ...validRequest, user_email: 'a@b.test\nbcc: c@d.test' },
      {},
    ],
    ['a date of another format', 422, 'unusable_request', { ...validRequest, start_date: '17.6.2027' }, {}],
    ['a date that does not exist', 422, 'unusable_request', { ...validRequest, end_date: '2027-02-30' }, {}],
    ['a start date in the past', 422, 'unusable_request', { ...validRequest, start_date: '2020-01-01' }, {}],
    ['an end date before the start date', 422, 'unusable_request', { ...validRequest, end_date: yesterday }, {}],
    ['an end date in more than 18 months', 422, 'unusable_request', { ...validRequest, ...tooLate }, {}],
    ['a trip of more than 60 days', 422, 'unusable_request', { ...validRequest, end_date: tooLong }, {}],
    ['no location', 422, 'unusable_request', { ...validRequest, selected_locations: [] }, {}],
    ['an incomplete location', 422, 'unusable_request', { ...validRequest, selected_locations: [{ id: 13 }] }, {}],
    [
      'an unknown intensity',
      422,
      'unusable_request',
      { ...validRequest, selected_activities: [{ ...camping, intensity: 'Mad' }] },
      {},
    ],
    ['a filled honeypot', 422, 'hidden_field', { ...validRequest, website: 'https://spam.test' }, {}],
  ])('%s (%i %s)', async (_, status, code, body, init) => {
    const response = await submitRequest(body, init);
    expect(response.status).toBe(status);
    const json = await response.json<{ success: boolean; error: string; code: string }>();
    expect(json).toEqual({ success: false, error: expect.stringMatching(/\S.{10,}/), code });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await selectRequests()).toEqual([]);
  });
});

test('an error names the invalid field, and never repeats what was typed', async () => {
  const response = await submitRequest({ ...validRequest, user_email: 'secret-without-at' });
  const text = await response.text();
  expect(text).toContain('your email address');
  expect(text).not.toContain('secret-without-at');
});

test('refuses a streamed body as soon as it is larger than the limit', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(8 * 1024));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 20) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const response = await submitRequest(undefined, { body });
  expect([response.status, await response.json()]).toEqual([
    413,
    {
      success: false,
      error: 'Your request is larger than 32 KB. Please remove some places and send it again.',
      code: 'too_large',
    },
  ]);
});

test('accepts a request with an empty honeypot', async () => {
  expect((await submitRequest({ ...validRequest, website: '' })).status).toBe(202);
});

test('refuses an address at which there is no mailbox, and responds the same to a request that was stored before', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await submitRequest(validRequest, { headers });
  await suppress(validRequest.user_email, 'mailbox', new Date());
  const second = await submitRequest(validRequest, { headers });
  expect([second.status, await second.json()]).toEqual([202, await first.json()]);
  const other = await submitRequest();
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'address_returned' }]);
});
