import { applyD1Migrations } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { camping, charyn, emptyDatabase, peak, request, SITE, send, stored } from './site.ts';

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));
beforeEach(emptyDatabase);

test('a request is stored with everything in it, and answered with its reference', async () => {
  const before = Date.now();
  const response = await send();
  expect(response.status).toBe(202);
  const answer = await response.json<{ success: boolean; reference: string }>();
  expect(answer).toEqual({ success: true, reference: expect.stringMatching(/^ALM-[0-9A-HJKMNP-TV-Z]{10}$/) });
  const [row] = await stored();
  expect(row).toMatchObject({
    reference: answer.reference,
    user_email: 'visitor@example.com',
    start_date: request.start_date,
    end_date: '2099-06-17',
  });
  expect(Date.parse(String(row?.created_at))).toBeGreaterThanOrEqual(before);
  const locations = await env.DB.prepare('select * from requested_location order by position').all();
  expect(locations.results).toEqual([
    { reference: answer.reference, position: 0, ...charyn, difficulty: null },
    { reference: answer.reference, position: 1, ...peak },
  ]);
  const activities = await env.DB.prepare('select * from requested_activity').all();
  expect(activities.results).toEqual([{ reference: answer.reference, position: 0, ...camping }]);
});

test('activities are optional', async () => {
  expect((await send({ ...request, selected_activities: [] })).status).toBe(202);
});

test('two requests get two references', async () => {
  await send();
  await send();
  expect(new Set((await stored()).map(({ reference }) => reference)).size).toBe(2);
});

describe('refuses, and stores nothing', () => {
  const big = JSON.stringify({ ...request, more: 'x'.repeat(32 * 1024) });
  test.each<[string, number, string, unknown, RequestInit]>([
    ['another method', 405, 'wrong_method', undefined, { method: 'PUT' }],
    ['a page of another site', 403, 'other_origin', request, { headers: { origin: 'https://elsewhere.test' } }],
    ['a wrong key', 401, 'wrong_key', request, { headers: { apikey: 'guess' } }],
    ['a form post', 415, 'not_json', request, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['more than 32 KB', 413, 'too_large', big, {}],
    ['what is not JSON', 400, 'malformed_json', '{"user_email":', {}],
    ['nothing', 400, 'malformed_json', '', {}],
    ['JSON of another shape', 422, 'unusable_request', [], {}],
    ['an address without @', 422, 'unusable_request', { ...request, user_email: 'visitor' }, {}],
    ['a line break in the address', 422, 'unusable_request', { ...request, user_email: 'a@b.test\nbcc: c@d.test' }, {}],
    ['a date of another format', 422, 'unusable_request', { ...request, start_date: '17.6.2099' }, {}],
    ['a day that does not exist', 422, 'unusable_request', { ...request, end_date: '2099-02-30' }, {}],
    ['a past start', 422, 'unusable_request', { ...request, start_date: '2020-01-01' }, {}],
    ['an end before the start', 422, 'unusable_request', { ...request, start_date: '2099-06-18' }, {}],
    ['no location', 422, 'unusable_request', { ...request, selected_locations: [] }, {}],
    ['half a location', 422, 'unusable_request', { ...request, selected_locations: [{ id: 13 }] }, {}],
    [
      'an unknown intensity',
      422,
      'unusable_request',
      { ...request, selected_activities: [{ ...camping, intensity: 'Mad' }] },
      {},
    ],
  ])('%s: %i %s', async (_, status, code, body, change) => {
    const response = await send(body, change);
    expect(response.status).toBe(status);
    const answer = await response.json<{ success: boolean; error: string; code: string }>();
    expect(answer).toEqual({ success: false, error: expect.stringMatching(/\S.{10,}/), code });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await stored()).toEqual([]);
  });
});

test('a refusal names the field and never repeats what was typed', async () => {
  const response = await send({ ...request, user_email: 'secret-without-at' });
  const text = await response.text();
  expect(text).toContain('user_email');
  expect(text).not.toContain('secret-without-at');
});

test('a body that grows over the limit while it comes is refused', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(8 * 1024));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 20) controller.close();
      else controller.enqueue(chunk);
    },
  });
  expect((await send(undefined, { body })).status).toBe(413);
});

test('health tells whether the database answers', async () => {
  const healthy = await exports.default.fetch(`${SITE}/api/health`);
  expect([healthy.status, await healthy.json()]).toEqual([
    200,
    { ok: true, database: 'up', letters: { waiting: 0, lag_seconds: 0, overdue: 0, dead: 0 } },
  ]);
});

test('any other address is not found', async () => {
  expect((await exports.default.fetch(`${SITE}/api/secret`)).status).toBe(404);
});
