import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { getConfig } from '../config/config.ts';
import { EDITOR_SITE, fetchCallbackWithCode, fetchExchanges, oauthApp, parseError } from '../testing/editor-sign-in.ts';
import { exchangeCode } from './exchange-code.ts';
import { getGitHubApp } from './github-app.ts';

test('exchanges a code once, with the credentials and the callback address of this site', async () => {
  const before = await fetchExchanges('right');
  await fetchCallbackWithCode('right');
  const [exchange, ...others] = (await fetchExchanges('right')).slice(before.length);
  expect(others).toEqual([]);
  expect(exchange).toEqual({
    endpoint: 'POST /login/oauth/access_token',
    accept: 'application/json',
    client_id: 'the-app',
    client_secret: 'right secret',
    code: 'right',
    redirect_uri: `${EDITOR_SITE}/api/editor/signed-in`,
  });
});

test.each<[string, string, number, string, object?]>([
  ['an expired code', 'expired', 400, 'Signing in took too long'],
  ['an editor whose address is not verified', 'unverified', 403, 'GitHub needs your email address to be verified'],
  ['another error from GitHub', 'other', 502, 'GitHub refused this site'],
  ['a wrong secret', 'right', 502, 'GITHUB_CLIENT_SECRET', { GITHUB_CLIENT_SECRET: 'wrong' }],
  ['a response that is not JSON', 'text', 503, 'GitHub does not answer'],
  ['a response of another shape', 'unknown', 503, 'GitHub does not answer'],
  ['an empty token', 'empty', 503, 'GitHub does not answer'],
  ['a failing GitHub', 'broken', 503, 'GitHub does not answer'],
  ['a GitHub that redirects', 'moved', 503, 'GitHub does not answer'],
  ['a GitHub that cannot be reached', 'right', 503, 'GitHub does not answer', { GITHUB_URL: 'http://127.0.0.1:1' }],
])('shows what to do after %s', async (_, code, status, text, variables) => {
  const response = await fetchCallbackWithCode(code, variables);
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain(`<p>${parseError(html).replaceAll('"', '&quot;')}</p>`);
  expect(parseError(html)).toContain(text);
  expect(html).not.toMatch(/gho_right|A text of GitHub/);
});

test('gives up when GitHub responds too slowly', async () => {
  const app = getGitHubApp(getConfig({ ...env, ...oauthApp }));
  if (!app) throw new Error('The variables define no OAuth app');
  await expect(exchangeCode(app, EDITOR_SITE, 'hangs', 50)).rejects.toMatchObject({ code: 'github_unavailable' });
});
