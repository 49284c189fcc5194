import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  COOKIE,
  EDITOR_SITE,
  fetchCallback,
  fetchCallbackWithCode,
  fetchEditor,
  fetchExchanges,
  parseError,
  parseSetCookie,
} from '../testing/editor-sign-in.ts';
import { SITE } from '../testing/submission.ts';

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  const record = (line: unknown) => void logged.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(record);
  vi.spyOn(console, 'error').mockImplementation(record);
});

describe.each(['sign-in', 'signed-in?code=right&state=state-1'])('/api/editor/%s', (path) => {
  test.each([
    { GITHUB_CLIENT_ID: undefined, GITHUB_CLIENT_SECRET: undefined },
    { GITHUB_CLIENT_ID: '', GITHUB_CLIENT_SECRET: '' },
  ])('is a page that says what to do when there is no OAuth app: %o', async (variables) => {
    const response = await fetchEditor(path, { headers: { cookie: `${COOKIE}=state-1` } }, variables);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain('Signing in is not set up on this site');
    expect(html).toContain('GITHUB_CLIENT_SECRET');
    expect(html).toContain(`${EDITOR_SITE}/api/editor/signed-in`);
    expect(html).not.toContain('<script');
  });

  test.each(['POST', 'HEAD', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await fetchEditor(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

describe('on the origin of the site, where scripts of remotes run', () => {
  const init = { headers: { cookie: `${COOKIE}=state-1` } };
  test.each(['sign-in', '%73ign-in', 'signed-in?code=on-the-site&state=state-1'])('%s is 404', async (path) => {
    const response = await fetchEditor(path, init, {}, SITE);
    expect(response.status).toBe(404);
    expect([response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([null, null]);
    expect(await fetchExchanges('on-the-site')).toEqual([]);
  });
});

test('an unknown address under /api/editor/ is 404', async () => {
  expect((await fetchEditor('sign-out')).status).toBe(404);
});

describe.each(['sign-in', 'signed-in?code=right&state=state-1'])('an unexpected error at /api/editor/%s', (path) => {
  const fetchWithError = (variables: object) =>
    fetchEditor(path, { headers: { cookie: `${COOKIE}=state-1` } }, variables);
  test('is a page that speaks of signing in, and tells the editor', async () => {
    const response = await fetchWithError({ LINK_SECRET: 'short' });
    expect(response.status).toBe(500);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'unsafe-none',
      'content-security-policy': expect.stringContaining("script-src 'nonce-"),
    });
    const html = await response.text();
    expect(parseError(html)).toBe('Signing in failed on our side. Sign in again from the editor in a few minutes.');
    expect(html).toContain(`<p>${parseError(html)}</p>`);
    expect(html).not.toContain('request');
  });

  test('is logged', async () => {
    await fetchWithError({ LINK_SECRET: 'short' });
    expect(logged).toEqual([
      JSON.stringify({ event: 'config_invalid', problems: 'LINK_SECRET needs at least 32 characters' }),
    ]);
  });
});

describe('signing in', () => {
  const startSignIn = async (query = '', variables: object = {}) => {
    const response = await fetchEditor(`sign-in${query}`, {}, variables);
    const location = new URL(response.headers.get('location') ?? '');
    return { response, location, setCookie: response.headers.get('set-cookie') };
  };

  test('redirects the editor to GitHub with a state that is also in a cookie', async () => {
    const { response, location, setCookie } = await startSignIn('?provider=github&site_id=guide.test&scope=repo,admin');
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(location.origin + location.pathname).toBe(`${env.TEST_GITHUB}/login/oauth/authorize`);
    const { state, ...query } = Object.fromEntries(location.searchParams);
    expect(query).toEqual({
      client_id: 'the-app',
      redirect_uri: `${EDITOR_SITE}/api/editor/signed-in`,
      scope: 'public_repo',
    });
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(parseSetCookie(setCookie)).toEqual({
      pair: `${COOKIE}=${state}`,
      attributes: ['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure'],
    });
  });

  test('creates another state each time', async () => {
    expect((await startSignIn()).setCookie).not.toBe((await startSignIn()).setCookie);
  });

  test('asks for the scope of the configuration', async () => {
    const { location } = await startSignIn('?scope=admin', { EDITOR_SCOPE: 'repo read:user' });
    expect(location.searchParams.get('scope')).toBe('repo read:user');
  });

  test('succeeds when the editor comes back with that state', async () => {
    const { location, setCookie } = await startSignIn();
    const [, state = ''] = /=([^;]+)/.exec(setCookie ?? '') ?? [];
    const response = await fetchCallback({ code: 'right', state: location.searchParams.get('state') ?? '' }, state);
    expect(response.status).toBe(200);
  });

  test('logs how it ended, and neither code nor token', async () => {
    for (const code of ['right', 'markup', 'expired', 'other']) await fetchCallbackWithCode(code);
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { event: 'editor_signed_in' },
      { event: 'editor_signed_in' },
      { event: 'editor_sign_in_failed', code: 'sign_in_expired' },
      { event: 'editor_sign_in_failed', code: 'sign_in_refused' },
    ]);
  });

  test.each(['<script>alert(1)</script>', 'constructor', ''])('repeats the error “%s” nowhere', async (error) => {
    const response = await fetchCallback({ error, state: 'state-1' });
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('alert');
    expect(logged.join()).not.toContain('alert');
  });
});
