import { env } from 'cloudflare:workers';
import { type ApiStatus, REMOTE_NAMES } from '@almaty/delivery/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../testing/api.ts';
import { publish, unpublish } from '../testing/releases.ts';
import { request } from '../testing/reports.ts';

const WELL: ApiStatus = { requests: true, emails: true, plans: true };

const respondWith = (status: unknown) => createApi(async () => Response.json(status));

/** Opens the status page; returns its response, and its text without tags. */
async function openStatus(API: Fetcher, path = '/status') {
  const response = await request(path, {}, { ...env, API });
  const html = await response.text();
  const body = html.slice(html.indexOf('<body>')).replaceAll(/<[^>]*>/g, ' ');
  return { response, html, text: body.replaceAll(/\s+/g, ' ') };
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const remote of REMOTE_NAMES) {
    await unpublish(remote);
    await publish({ remote });
  }
});

test('says in plain words that everything works, for a minute and without scripts', async () => {
  const { response, html, text } = await openStatus(respondWith(WELL));
  expect(text).toContain('Everything works');
  expect(text).toContain('Every page of the guide opens.');
  expect(text).not.toContain('!');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(response.headers.get('content-security-policy')).not.toContain('script-src');
  expect(html).not.toContain('<script');
});

test.each([
  ['/ru/status', 'ru', 'Всё работает'],
  ['/kk/status', 'kk', 'Бәрі жұмыс істеп тұр'],
])('%s is in its language', async (path, language, text) => {
  const page = await openStatus(respondWith(WELL), path);
  expect(page.html).toContain(`<html lang="${language}">`);
  expect(page.text).toContain(text);
});

test.each<[string, object, string]>([
  ['requests', { requests: false, emails: null, plans: null }, 'We cannot take them at the moment.'],
  ['emails', { emails: false }, 'Nothing is lost: they go out as soon as they can.'],
  ['plans', { plans: false }, 'Some may come later than the 24 hours that we promise.'],
])('says what is wrong with %s', async (_, change, words) => {
  const { text } = await openStatus(respondWith({ ...WELL, ...change }));
  expect(text).toContain('Not everything works');
  expect(text).toContain(words);
});

test('says that some pages do not open, while a remote has no release', async () => {
  await unpublish('itinerary');
  const { text } = await openStatus(respondWith(WELL));
  expect(text).toContain('Some pages do not open at the moment.');
});

test.each([
  ['does not respond', createApi(() => Promise.reject(new Error('no API')))],
  ['responds with something else', respondWith({ error: 'an address of the API' })],
])('opens when the API %s, and says what is not known', async (_, API) => {
  const { response, text } = await openStatus(API);
  expect(response.status).toBe(200);
  expect(text).toContain('We cannot take them at the moment.');
  expect(text.match(/We cannot tell at the moment\./g)).toHaveLength(2);
});
