import { expect, test } from 'vitest';
import { fetchCallback, fetchEditor, fetchExchanges, parseError } from '../testing/editor-sign-in.ts';

test.each<[string, Record<string, string>, string]>([
  ['another state', { state: 'other' }, 'state-1'],
  ['only the start of the state', { state: 'state-' }, 'state-1'],
  ['no state', {}, 'state-1'],
  ['an empty state and an empty cookie', { state: '' }, ''],
  ['an error of a sign-in that did not begin in this browser', { state: 'other', error: 'access_denied' }, 'state-1'],
])('refuses %s without calling GitHub', async (name, query, state) => {
  const response = await fetchCallback({ code: name, ...query }, state);
  expect(response.status).toBe(400);
  expect(parseError(await response.text())).toContain('Sign in again');
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await fetchExchanges(name)).toEqual([]);
});

test('refuses a browser without the cookie without calling GitHub', async () => {
  const response = await fetchEditor('signed-in?code=no-cookie&state=');
  expect(response.status).toBe(400);
  expect(await fetchExchanges('no-cookie')).toEqual([]);
});
