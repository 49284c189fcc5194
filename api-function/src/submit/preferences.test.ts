import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Email } from '../email/mailer.ts';
import { createDeletionLink } from '../links/request-links.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { findDueEmails } from '../outbox/outbox.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { acceptingMailer, createServices } from '../testing/outbox.ts';
import { callApi, readDocument, shareKey, visitorKey } from '../testing/plan-api.ts';
import {
  createIpAddress,
  fetchWithEnv,
  ignoringQueue,
  SITE,
  submitRequest,
  validRequest,
} from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const USUAL = { pace: 'balanced', transport: 'car', dayStart: '09:00' };
const WISHES = {
  ...{ pace: 'relaxed', transport: 'driver', dayStart: '10:00' },
  people: { adults: 2, children: [4, 9] },
  arrival: { gateway: 'gate', time: '08:00' },
  mustHaves: [{ kind: 'location', id: 31 }],
};
const LINES = [
  'Relaxed pace, with a driver, taxi or tour, days from 10:00',
  '2 adults, children of 4 and 9',
  'Must-haves: Big Almaty Peak',
  'Arrival: Airport, 08:00',
];

const submitWith = (preferences: unknown, init?: RequestInit) => submitRequest({ ...validRequest, preferences }, init);
const getReference = async (response: Response) => (await response.json<{ reference: string }>()).reference;
const selectPreferences = async () => (await selectRequests()).map(({ preferences }) => preferences);

async function deliverAll(): Promise<readonly Email[]> {
  const mailer = vi.fn(acceptingMailer);
  const now = new Date();
  for (const id of await findDueEmails(env.DB, now, 100)) await deliverEmail(id, createServices(mailer, now));
  return mailer.mock.calls.map(([email]) => email);
}

test('what the visitor prefers is stored with the request', async () => {
  expect((await submitWith(WISHES)).status).toBe(202);
  expect((await selectPreferences()).map((text) => JSON.parse(String(text)))).toEqual([WISHES]);
});

test.each([undefined, {}, USUAL, { ...USUAL, mustHaves: [] }])('%j is nothing to store', async (preferences) => {
  expect((await submitWith(preferences)).status).toBe(202);
  expect(await selectPreferences()).toEqual([null]);
});

describe('refuses, with words for the field, and stores nothing:', () => {
  const oneDay = { end_date: validRequest.start_date };
  const at = (time: string, gateway = 'gate') => ({ gateway, time });
  test.each<[string, object, object, string, string]>([
    ['an unknown pace', { pace: 'fast' }, {}, 'pace', 'your pace. Choose relaxed, balanced or full.'],
    [
      'an unknown transport',
      { transport: 'camel' },
      {},
      'transport',
      'how you get around. Choose car, 4x4, driver or public.',
    ],
    [
      'an hour that is none',
      { dayStart: '9' },
      {},
      'dayStart',
      'when your days begin. Write the time as HH:mm, for example 09:00.',
    ],
    ['no adult', { people: { adults: 0 } }, {}, 'people', 'who travels. Write at least 1 adult.'],
    [
      'an unknown gateway',
      { departure: at('18:00', '<b>moon</b>') },
      {},
      'departure',
      'your departure. Choose an airport or station of the form.',
    ],
    [
      'a must-have that is not in the request',
      { mustHaves: [{ kind: 'location', id: 14 }] },
      {},
      'mustHaves',
      'your must-haves. Choose must-haves among what you selected.',
    ],
    [
      'an arrival after the departure on a trip of one day',
      { arrival: at('15:00'), departure: at('12:00') },
      oneDay,
      'departure',
      'your departure. Choose a departure after your arrival, or a longer trip.',
    ],
    [
      'a departure too soon after the arrival',
      { arrival: at('10:00'), departure: at('12:00') },
      oneDay,
      'departure',
      'your departure. Choose a later departure: 12:00 is too soon after the arrival at 10:00.',
    ],
  ])('%s', async (_, preferences, dates, field, text) => {
    const response = await submitRequest({ ...validRequest, ...dates, preferences });
    expect([response.status, await response.json()]).toEqual([
      422,
      { success: false, code: 'unusable_request', error: `Please check ${text}`, field },
    ]);
    expect(await selectRequests()).toEqual([]);
  });
});

test('a catalogue that cannot be read loses no request with an arrival', async () => {
  await env.R2_CATALOGUE.delete('channels.json');
  expect((await submitWith(WISHES)).status).toBe(202);
});

test('another preference under the same key is another request', async () => {
  const withKey = { headers: { 'idempotency-key': crypto.randomUUID() } };
  const first = await submitWith(WISHES, withKey);
  expect(await getReference(await submitWith(WISHES, withKey))).toBe(await getReference(first));
  expect((await submitWith({ ...WISHES, pace: 'full' }, withKey)).status).toBe(409);
  expect((await submitWith(undefined, withKey)).status).toBe(409);
  expect(await selectRequests()).toHaveLength(1);
});

test('plan, emails and the page of the plan say and use what was chosen', async () => {
  const reference = await getReference(await submitWith(WISHES));
  const [plan, provider] = await deliverAll();
  for (const line of LINES) for (const email of [plan, provider]) expect(email?.text).toContain(line);
  expect(provider?.text).toContain(`Preferences:\n${LINES.map((line) => `- ${line}`).join('\n')}`);
  const document = await readDocument(await callApi(`/api/plans/${reference}`, { key: await visitorKey(reference) }));
  expect(document.current?.plan.preferences).toEqual(WISHES);
  expect(document.current?.plan.days[0]?.items[0]).toMatchObject({ type: 'drive', from: 'airport', depart: '08:00' });
});

test('who chose nothing reads first what was assumed, and the provider that nothing was', async () => {
  await submitRequest();
  const [plan, provider] = await deliverAll();
  const assumed = 'We assumed: a car of your own, a balanced pace, days from 09:00.';
  expect(plan?.text).toContain(`Your plan for Almaty\n====================\n${assumed}\n`);
  expect(plan?.text).toMatch(/Change how you travel, your pace or hours:\nhttps:\/\/guide\.test\/plan\/\S+&change\n/);
  expect(plan?.html).toMatch(/href="https:\/\/guide\.test\/plan\/[^"]+&amp;change"/);
  expect(provider?.text).toContain('Preferences:\n- None given');
});

test('who reads a shared plan does not learn who travels', async () => {
  const reference = await getReference(await submitWith(WISHES));
  await deliverAll();
  await callApi(`/api/plans/${reference}/share`, { method: 'PUT', key: await visitorKey(reference) });
  const response = await callApi(`/api/plans/${reference}`, { key: await shareKey(1, reference) });
  const document = await readDocument(response);
  const { people: _, ...shared } = WISHES;
  expect([document.role, document.current?.plan.preferences]).toEqual(['reader', shared]);
  expect(document.current?.request.preferences).toEqual(shared);
});

test('they go along when the address is corrected, are exported, and are deleted with the request', async () => {
  const first = await (await submitWith(WISHES)).json<{ reference: string; correction_key: string }>();
  const response = await fetchWithEnv({ EMAIL_QUEUE: ignoringQueue }, '/api/correct-address', {
    method: 'POST',
    body: JSON.stringify({ ...first, user_email: 'right@example.com' }),
    headers: {
      ...{ 'content-type': 'application/json', apikey: env.PUBLIC_ANON_KEY, origin: SITE },
      ...{ 'idempotency-key': crypto.randomUUID(), 'cf-connecting-ip': createIpAddress() },
    },
  });
  const reference = await getReference(response);
  const exported = await fetchAsOperator('/api/operations/addresses/export', { address: 'right@example.com' });
  expect(await exported.json()).toMatchObject({ requests: [{ reference, preferences: WISHES }] });
  const link = await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference });
  await exports.default.fetch(link, { method: 'POST', body: new URLSearchParams() });
  expect(await selectRequests()).toEqual([]);
});
