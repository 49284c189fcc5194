import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configOf } from '../src/config/config.ts';
import { exchangeCode } from '../src/editor-sign-in/exchange.ts';
import { gitHubAppOf } from '../src/editor-sign-in/github-app.ts';
import worker from '../src/index.ts';
import { SITE } from './site.ts';

const COOKIE = '__Host-editor-sign-in';
const app = { GITHUB_URL: env.TEST_GITHUB, GITHUB_CLIENT_ID: 'the-app', GITHUB_CLIENT_SECRET: 'right secret' };

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  const keep = (line: unknown) => void logged.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
});

const ask = (path: string, init: RequestInit<IncomingRequestCfProperties> = {}, change: object = {}) =>
  worker.fetch(
    new Request(`${SITE}/api/editor/${path}`, init),
    { ...env, ...app, ...change },
    createExecutionContext(),
  );

/** Comes back from GitHub with a query, to a browser that was sent away with the state `kept`. */
const comeBack = (query: Record<string, string>, kept = 'kept', change: object = {}) =>
  ask(`signed-in?${new URLSearchParams(query)}`, { headers: { cookie: `a=b; ${COOKIE}=${kept}; c=d` } }, change);
const comeBackWith = (code: string, change: object = {}) => comeBack({ code, state: 'kept' }, 'kept', change);

/** What the stand-in for GitHub was asked, of one code. */
async function exchangesOf(code: string) {
  const all = await (await fetch(`${env.TEST_GITHUB}/exchanges`)).json<Record<string, string>[]>();
  return all.filter((each) => each.code === code);
}

/** What a page's script sends to the window that opened it. */
function messageOf(html: string): string {
  const literal = /editor\.postMessage\((?<literal>"authorization.*"), location\.origin\)/.exec(html)?.groups?.literal;
  return JSON.parse(literal ?? 'null');
}
const errorOf = (html: string) => JSON.parse(messageOf(html).replace('authorization:github:error:', '')).message;

describe.each(['sign-in', 'signed-in?code=right&state=kept'])('/api/editor/%s', (path) => {
  test.each([
    { GITHUB_CLIENT_ID: undefined, GITHUB_CLIENT_SECRET: undefined },
    { GITHUB_CLIENT_ID: '', GITHUB_CLIENT_SECRET: '' },
  ])('without an OAuth app is a page that says what to do: %o', async (off) => {
    const response = await ask(path, { headers: { cookie: `${COOKIE}=kept` } }, off);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('text/html');
    const text = await response.text();
    expect(text).toContain('Signing in is not set up on this site');
    expect(text).toContain('GITHUB_CLIENT_SECRET');
    expect(text).not.toContain('<script');
  });

  test.each(['POST', 'HEAD', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await ask(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

test('an address beside them is not found', async () => {
  expect((await ask('sign-out')).status).toBe(404);
});

describe('signing in', () => {
  const begin = async (query = '', change: object = {}) => {
    const response = await ask(`sign-in${query}`, {}, change);
    const location = new URL(response.headers.get('location') ?? '');
    return { response, location, cookie: response.headers.get('set-cookie') ?? '' };
  };

  test('sends the editor to GitHub with a state that the browser keeps', async () => {
    const { response, location, cookie } = await begin('?provider=github&site_id=guide.test&scope=repo,admin');
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(location.origin + location.pathname).toBe(`${env.TEST_GITHUB}/login/oauth/authorize`);
    const { state, ...asked } = Object.fromEntries(location.searchParams);
    expect(asked).toEqual({
      client_id: 'the-app',
      redirect_uri: `${SITE}/api/editor/signed-in`,
      scope: 'public_repo',
    });
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(cookie).toBe(`${COOKIE}=${state}; Path=/; Max-Age=600; Secure; HttpOnly; SameSite=Lax`);
  });

  test('has another state each time', async () => {
    expect((await begin()).cookie).not.toBe((await begin()).cookie);
  });

  test('asks for the scope of the configuration', async () => {
    const { location } = await begin('?scope=admin', { EDITOR_SCOPE: 'repo read:user' });
    expect(location.searchParams.get('scope')).toBe('repo read:user');
  });

  test('and coming back with that state goes through', async () => {
    const { location, cookie } = await begin();
    const [, kept = ''] = /=([^;]+)/.exec(cookie) ?? [];
    const response = await comeBack({ code: 'right', state: location.searchParams.get('state') ?? '' }, kept);
    expect(response.status).toBe(200);
  });
});

describe('coming back with a code', () => {
  test('is answered with a page that hands the token to the window it came from', async () => {
    const response = await comeBackWith('right');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(messageOf(html)).toBe('authorization:github:success:{"token":"gho_right","provider":"github"}');
    expect(html.split('gho_right')).toHaveLength(2);
    expect(html).toContain("editor.postMessage('authorizing:github', location.origin)");
    expect(html).toContain("source !== editor || origin !== location.origin || data !== 'authorizing:github'");
    expect(html).not.toContain("'*'");
  });

  test('exchanges it once, as this app, for this address', async () => {
    const before = await exchangesOf('right');
    await comeBackWith('right');
    const [exchange, ...more] = (await exchangesOf('right')).slice(before.length);
    expect(more).toEqual([]);
    expect(exchange).toEqual({
      at: 'POST /login/oauth/access_token',
      accept: 'application/json',
      client_id: 'the-app',
      client_secret: 'right secret',
      code: 'right',
      redirect_uri: `${SITE}/api/editor/signed-in`,
    });
  });

  test.each(['right', 'expired'])('has headers that let nothing else run, keep or learn anything: %s', async (code) => {
    const { headers, text } = await comeBackWith(code).then(async (response) => ({
      headers: response.headers,
      text: await response.text(),
    }));
    const nonces = Array.from(text.matchAll(/<(?:script|style) nonce="([^"]+)">/g), ([, nonce]) => nonce);
    expect(nonces).toHaveLength(2);
    expect(new Set(nonces).size).toBe(1);
    const [nonce] = nonces;
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(await (await comeBackWith(code)).text()).not.toContain(`"${nonce}"`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
      'x-content-type-options': 'nosniff',
      'set-cookie': `${COOKIE}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`,
    });
  });

  test('a token with markup stays inside the script', async () => {
    const html = await (await comeBackWith('markup')).text();
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(JSON.parse(messageOf(html).replace('authorization:github:success:', ''))).toEqual({
      token: '</script><script>"\'\\',
      provider: 'github',
    });
  });

  test('writes down that it happened, and nothing of what went through', async () => {
    for (const code of ['right', 'markup', 'expired', 'other']) await comeBackWith(code);
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { event: 'editor_signed_in' },
      { event: 'editor_signed_in' },
      { event: 'editor_not_signed_in', code: 'sign_in_expired' },
      { event: 'editor_not_signed_in', code: 'sign_in_refused' },
    ]);
  });
});

describe('is refused, with a text that says what to do', () => {
  test.each<[string, string, number, string, object?]>([
    ['a code that has expired', 'expired', 400, 'Signing in took too long'],
    ['an editor whose address is not verified', 'unverified', 403, 'GitHub wants your email address verified'],
    ['what GitHub says for another reason', 'other', 502, 'GitHub refused this site'],
    ['a wrong secret', 'right', 502, 'GITHUB_CLIENT_SECRET', { GITHUB_CLIENT_SECRET: 'wrong' }],
    ['an answer that is no JSON', 'text', 503, 'GitHub does not answer'],
    ['an answer of another shape', 'unknown', 503, 'GitHub does not answer'],
    ['an empty token', 'empty', 503, 'GitHub does not answer'],
    ['a failing GitHub', 'ill', 503, 'GitHub does not answer'],
    ['a GitHub that points elsewhere', 'moved', 503, 'GitHub does not answer'],
    ['a GitHub that is not there', 'right', 503, 'GitHub does not answer', { GITHUB_URL: 'http://127.0.0.1:1' }],
  ])('%s', async (_, code, status, text, change) => {
    const response = await comeBackWith(code, change);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(`<p>${errorOf(html).replaceAll('"', '&quot;')}</p>`);
    expect(errorOf(html)).toContain(text);
    expect(html).not.toMatch(/gho_right|Told by GitHub/);
  });

  test('a GitHub that answers too slowly', async () => {
    const github = gitHubAppOf(configOf({ ...env, ...app }));
    if (!github) throw new Error('There is no app');
    await expect(exchangeCode(github, SITE, 'hangs', 50)).rejects.toMatchObject({ code: 'github_unavailable' });
  });

  test('an editor who did not allow it', async () => {
    const response = await comeBack({ error: 'access_denied', error_description: '<i>No</i>', state: 'kept' });
    expect(response.status).toBe(403);
    const html = await response.text();
    expect(errorOf(html)).toContain('You did not allow it');
    expect(html).not.toContain('<i>');
  });

  test.each(['<script>alert(1)</script>', 'constructor', ''])(
    'the reason “%s”, without repeating it',
    async (error) => {
      const response = await comeBack({ error, state: 'kept' });
      expect(response.status).toBe(502);
      const html = await response.text();
      expect(html).not.toContain('alert');
      expect(logged.join()).not.toContain('alert');
    },
  );

  test.each<[string, Record<string, string>, string]>([
    ['another state', { state: 'other' }, 'kept'],
    ['the start of the state', { state: 'kep' }, 'kept'],
    ['no state', {}, 'kept'],
    ['an empty state, and none kept', { state: '' }, ''],
    ['an error of a sign-in that this browser did not begin', { state: 'other', error: 'access_denied' }, 'kept'],
  ])('%s, before GitHub is asked', async (name, query, kept) => {
    const response = await comeBack({ code: name, ...query }, kept);
    expect(response.status).toBe(400);
    expect(errorOf(await response.text())).toContain('Sign in again');
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await exchangesOf(name)).toEqual([]);
  });

  test('a browser without the cookie, before GitHub is asked', async () => {
    const response = await ask('signed-in?code=no-cookie&state=');
    expect(response.status).toBe(400);
    expect(await exchangesOf('no-cookie')).toEqual([]);
  });
});
