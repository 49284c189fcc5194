import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDeskKey } from '../links/plan-keys.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import {
  callApi,
  callDesk,
  callPlan,
  deskKey,
  REFERENCE,
  readDocument,
  readFailure,
  shareKey,
  visitorKey,
} from '../testing/plan-api.ts';

const PLAN = `/api/plans/${REFERENCE}`;
const DESK = `/api/desk/${REFERENCE}`;
const DAY_MS = 24 * 60 * 60 * 1000;
const OTHER = 'ALM-9999999999';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  await recordRequest();
});

const notFound = {
  status: 404,
  success: false,
  code: 'plan_not_found',
  error: 'There is no plan behind this link. Please open the link in our last email again.',
};

test.each<[string, string, () => Promise<string> | string]>([
  ['no key', PLAN, () => ''],
  ['another key', PLAN, () => 'AAAA'],
  ['a key that is no base64', PLAN, () => 'not~base64'],
  ['the key of another request', PLAN, () => visitorKey(OTHER)],
  ['an unknown reference', `/api/plans/${OTHER}`, () => visitorKey(OTHER)],
  ['a malformed reference', '/api/plans/ALM-1', () => visitorKey('ALM-1')],
  ['the key of a share link that was never made', PLAN, () => shareKey(1)],
  ['a share key without its number', PLAN, async () => (await shareKey(1)).slice(2)],
  ['the key of the desk', PLAN, () => deskKey()],
  ['the visitor’s key on the desk', DESK, () => visitorKey()],
  ['a share key on the desk', DESK, () => shareKey(1)],
  ['the key of another request on the desk', DESK, () => deskKey({ reference: OTHER })],
  [
    'a desk key of another link',
    DESK,
    async () => (await deskKey()).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  ],
  ['a desk key without its link', DESK, async () => (await deskKey()).replace(/^.*\./, '')],
  ['a desk key of 30 days ago', DESK, () => deskKey({ issuedAt: new Date(Date.now() - 30 * DAY_MS) })],
  ['a desk key whose link has no issue', DESK, () => createDeskKey(env.DESK_SECRET, REFERENCE, 'abcdefghijkl')],
])('%s opens nothing, and the response is always the same', async (_, path, createKey) => {
  const response = await callApi(path, { key: await createKey() });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await readFailure(response)).toEqual(notFound);
});

test('the visitor’s key opens the plan, with the reference in either case', async () => {
  expect(await readDocument(await callPlan())).toMatchObject({ reference: REFERENCE, role: 'visitor' });
  const response = await callApi(PLAN.toLowerCase().replace('/ALM', '/alm'));
  expect(await readDocument(response)).toMatchObject({ reference: REFERENCE, role: 'visitor' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a desk key works for 30 days after it was issued', async () => {
  const key = await deskKey({ issuedAt: new Date(Date.now() - 30 * DAY_MS + 60_000) });
  expect(await readDocument(await callDesk('', { key }))).toMatchObject({ role: 'provider' });
});

test('another secret opens nothing: that of the desk is its own', async () => {
  const DESK_SECRET = 'the secret of another site, 32+ characters';
  expect((await callApi(DESK, { key: await deskKey() }, { DESK_SECRET })).status).toBe(404);
  expect((await callApi(PLAN, {}, { DESK_SECRET })).status).toBe(200);
});

describe('a network', () => {
  const getMinute = () => Math.floor(Date.now() / 60_000);

  /** Sends 120 requests and one more from a network. */
  async function exhaust(network: string) {
    const headers = { 'cf-connecting-ip': network };
    const statuses = new Set<number>();
    for (let count = 0; count < 60; count += 1) {
      statuses.add((await callPlan('', { headers, key: 'wrong' })).status);
      statuses.add((await callDesk('', { headers })).status);
    }
    return { statuses: [...statuses], next: await callPlan('', { headers }) };
  }

  test('sends 120 requests a minute, with right and wrong keys; the next response says when to try again', async () => {
    let minute = getMinute();
    let result = await exhaust('192.0.2.77');
    // The limit counts by the minutes of the clock, so requests in two of them say nothing.
    if (getMinute() !== minute) {
      minute = getMinute();
      result = await exhaust('192.0.2.78');
    }
    expect(getMinute()).toBe(minute);
    expect(result.statuses).toEqual([404, 200]);
    expect(result.next.headers.get('retry-after')).toBe('60');
    expect(await readFailure(result.next)).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});
