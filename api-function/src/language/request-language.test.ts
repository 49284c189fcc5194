import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDeletionLink, createVerificationLink } from '../links/request-links.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { findEnglish } from '../testing/find-english.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { NOW, recordRequest } from '../testing/outbox.ts';
import { callApi, callDesk, callPlan, changePlan, deliverDueAt, REFERENCE, readDocument } from '../testing/plan-api.ts';
import {
  charyn,
  createIpAddress,
  fetchWithEnv,
  ignoringQueue,
  SITE,
  submitRequest,
  validRequest,
} from '../testing/submission.ts';

const LANGUAGES = ['ru', 'kk'] as const;
const BROWSER = 'ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const speak = (language: string) => ({ headers: { 'accept-language': language } });
const submit = async (change: object = {}, init: RequestInit = {}) => {
  const response = await submitRequest({ ...validRequest, ...change }, init);
  const body = await response.json<{ reference: string; correction_key: string; code: string; error: string }>();
  return { status: response.status, ...body };
};
const fetchPage = (link: string, init: RequestInit = {}) =>
  fetchWithEnv({ EMAIL_QUEUE: ignoringQueue }, link.replace(SITE, ''), init);

describe('the language of a request', () => {
  test.each(LANGUAGES)('is stored: %s', async (language) => {
    expect(await submit({ language })).toMatchObject({ status: 202 });
    expect(await selectRequests()).toMatchObject([{ language }]);
  });

  test('is English when the request names none', async () => {
    await submit();
    expect(await selectRequests()).toMatchObject([{ language: 'en' }]);
  });

  test.each(['de', 'ru-RU', '', 7])('is refused when the site has no %j', async (language) => {
    expect(await submit({ language })).toMatchObject({
      status: 422,
      code: 'unusable_request',
      error: 'Please check the language. Choose English (en), Russian (ru) or Kazakh (kk).',
    });
    expect(await selectRequests()).toEqual([]);
  });

  test('makes another request of the same key', async () => {
    const init = { headers: { 'idempotency-key': crypto.randomUUID() } };
    await submit({ language: 'ru' }, init);
    expect(await submit({ language: 'ru' }, init)).toMatchObject({ status: 202 });
    expect(await submit({}, init)).toMatchObject({ status: 409, code: 'key_reused' });
  });

  test('stays when the address is corrected, and is exported', async () => {
    const { reference, correction_key } = await submit({ language: 'kk' });
    await fetchWithEnv({ EMAIL_QUEUE: ignoringQueue }, '/api/correct-address', {
      method: 'POST',
      body: JSON.stringify({ reference, correction_key, user_email: 'right@example.com' }),
      headers: {
        ...{ 'content-type': 'application/json', apikey: env.PUBLIC_ANON_KEY, origin: SITE },
        ...{ 'idempotency-key': crypto.randomUUID(), 'cf-connecting-ip': createIpAddress() },
      },
    });
    expect(await selectRequests()).toMatchObject([{ user_email: 'right@example.com', language: 'kk' }]);
    const exported = await fetchAsOperator('/api/operations/addresses/export', { address: 'right@example.com' });
    expect(await exported.json()).toMatchObject({ requests: [{ language: 'kk' }] });
  });

  test('is for the provider, and for nobody with the link of the plan', async () => {
    await recordRequest({ language: 'ru' });
    await deliverDueAt(NOW);
    expect((await readDocument(await callDesk())).language).toBe('ru');
    expect((await readDocument(await callPlan())).language).toBeUndefined();
    await env.DB.prepare('update itinerary_request set answered_at = null').run();
    const list = await callDesk('/open-requests').then((response) => response.json());
    expect(list).toMatchObject({ requests: [{ language: 'ru' }] });
  });
});

describe.each(LANGUAGES)('a page in %s', (language) => {
  const { headers } = speak(language);
  test.each<[string, () => Promise<Response>]>([
    ['a wrong address', () => submitRequest({ ...validRequest, user_email: 'visitor' }, { headers })],
    [
      'too many items',
      () =>
        submitRequest(
          {
            ...validRequest,
            end_date: validRequest.start_date,
            selected_locations: Array.from({ length: 20 }, () => charyn),
          },
          { headers },
        ),
    ],
    [
      'a missing item',
      () =>
        submitRequest(
          {
            ...validRequest,
            selected_locations: [
              { ...charyn, id: 99 },
              { ...charyn, id: 98 },
            ],
          },
          { headers },
        ),
    ],
    ['a wrong preference', () => submitRequest({ ...validRequest, preferences: { pace: 'fast' } }, { headers })],
    [
      'a wrong must-have',
      () => submitRequest({ ...validRequest, preferences: { mustHaves: [{ kind: 'location', id: 14 }] } }, { headers }),
    ],
    [
      'a departure too soon',
      () =>
        submitRequest(
          {
            ...validRequest,
            end_date: validRequest.start_date,
            preferences: { arrival: { gateway: 'gate', time: '10:00' }, departure: { gateway: 'gate', time: '12:00' } },
          },
          { headers },
        ),
    ],
    [
      'an unknown gateway',
      () =>
        submitRequest({ ...validRequest, preferences: { arrival: { gateway: 'moon', time: '10:00' } } }, { headers }),
    ],
    ['the honeypot', () => submitRequest({ ...validRequest, website: 'x' }, { headers })],
    ['a wrong key of the site', () => submitRequest(validRequest, { headers: { ...headers, apikey: 'another' } })],
    ['another origin', () => submitRequest(validRequest, { headers: { ...headers, origin: 'https://evil.test' } })],
    ['no JSON', () => submitRequest('{', { headers })],
    ['a wrong key of a plan', () => callApi(`/api/plans/${REFERENCE}`, { key: 'wrong', headers })],
    ['no If-Match', () => callPlan('', { method: 'PUT', body: {}, headers })],
    ['no such address', () => fetchWithEnv({}, '/api/nothing', { headers })],
    [
      'a database that fails',
      () => callApi(`/api/plans/${REFERENCE}`, { headers }, { DB: { batch: () => Promise.reject(new Error('down')) } }),
    ],
    ['a pause', () => callApi(`/api/plans/${REFERENCE}`, { headers }, { PAUSED: 'yes' })],
  ])('is told of %s in its language', async (_, call) => {
    const { error } = await call().then((response) => response.json<{ error: string }>());
    expect(findEnglish(error)).toEqual([]);
    expect(error).toMatch(/\p{Script=Cyrillic}{2}/u);
  });

  test('is told what happened to a plan in its language', async () => {
    await recordRequest();
    await deliverDueAt(NOW);
    const document = await readDocument(await callPlan());
    const call = (path = '', init = {}) => callPlan(path, { ...init, headers });
    for (const response of [
      await changePlan({ ...document, etag: '"9.9"' }, {}, call),
      await changePlan(document, { end_date: '2020-01-01' }, call),
      await changePlan(document, { start_date: '2020-01-01' }, call),
      await callDesk('/note', { method: 'PUT', body: { note: 'x'.repeat(3000) }, headers }),
    ]) {
      expect(response.ok).toBe(false);
      const { error } = await response.json<{ error: string }>();
      expect([findEnglish(error), error]).toEqual([[], expect.stringMatching(/\p{Script=Cyrillic}/u)]);
    }
  });
});

test('what a browser lists by itself does not change the language of an error: the page may be the English one', async () => {
  expect((await submit({ user_email: 'visitor' }, speak(BROWSER))).error).toMatch(/^Please check/);
});

describe('the pages behind the links of an email', () => {
  test.each(LANGUAGES)('are in the language of the request: %s', async (language) => {
    await recordRequest({ language });
    const request = { site_origin: SITE, reference: REFERENCE };
    const deletion = await createDeletionLink(env.LINK_SECRET, request);
    await env.DB.prepare('update itinerary_request set needs_verification = 1').run();
    const verification = await createVerificationLink(env.LINK_SECRET, request);
    const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
    const pages = [
      await fetchPage(verification),
      await fetchPage(verification, form({})),
      await fetchPage(verification, form({ request: REFERENCE })),
      await fetchPage(verification),
      await fetchPage(deletion),
      await fetchPage(deletion, { method: 'PUT' }),
      await fetchPage(deletion, form({ never: 'yes' })),
    ];
    for (const page of pages) {
      const html = await page.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(findEnglish(html)).toEqual([]);
      for (const [, href] of html.matchAll(/href="(\/(?!api)[^"]*)"/g)) expect(href).toMatch(`/${language}`);
    }
  });

  test('are in that of the browser when there is no request any more, or the link is not right', async () => {
    const link = await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference: REFERENCE });
    for (const address of [link, `${link}x`]) {
      const pages = [
        await fetchPage(address, speak(BROWSER)),
        await fetchPage(address, speak('de, ru;q=0.3, kk;q=0.5')),
      ];
      expect(await pages[0]?.text()).toContain('<html lang="ru">');
      expect(await pages[1]?.text()).toContain('<html lang="kk">');
      expect(await (await fetchPage(address)).text()).toContain('<html lang="en">');
    }
  });

  test('say in the browser’s language that the API is paused', async () => {
    const headers = { accept: 'text/html', 'accept-language': BROWSER };
    const page = await fetchWithEnv({ PAUSED: 'yes' }, `/api/requests/${REFERENCE}/delete`, { headers });
    expect(findEnglish(await page.text())).toEqual([]);
  });
});

test.each(LANGUAGES)('the calendar that programs subscribe to is in %s', async (language) => {
  await recordRequest({ language });
  await deliverDueAt(NOW);
  const { calendarPath } = await readDocument(await callPlan('/calendar', { method: 'PUT' }));
  const read = async () => (await fetchWithEnv({}, calendarPath ?? '')).text();
  for (const text of [await read(), await callPlan('/cancel', { method: 'POST' }).then(read)]) {
    expect(text).toContain(`//Plan//${language.toUpperCase()}`);
    expect(findEnglish(text)).toEqual([]);
  }
});
