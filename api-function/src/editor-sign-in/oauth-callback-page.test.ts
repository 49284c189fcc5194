import { expect, test } from 'vitest';
import {
  COOKIE,
  fetchCallback,
  fetchCallbackWithCode,
  parseError,
  parseMessage,
  parseSetCookie,
} from '../testing/editor-sign-in.ts';

test('the callback page sends the token to the window that opened it, on this origin only', async () => {
  const response = await fetchCallbackWithCode('right');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(parseMessage(html)).toBe('authorization:github:success:{"token":"gho_right","provider":"github"}');
  expect(html.split('gho_right')).toHaveLength(2);
  expect(html).toContain("editor.postMessage('authorizing:github', location.origin)");
  expect(html).toContain("source !== editor || origin !== location.origin || data !== 'authorizing:github'");
  expect(html).not.toContain("'*'");
});

test.each(['right', 'expired'])('the callback page lets no other script run and is not cached: %s', async (code) => {
  const response = await fetchCallbackWithCode(code);
  const html = await response.text();
  const nonces = Array.from(html.matchAll(/<(?:script|style) nonce="([^"]+)">/g), ([, nonce]) => nonce);
  expect(nonces).toHaveLength(2);
  expect(new Set(nonces).size).toBe(1);
  const [nonce] = nonces;
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(await (await fetchCallbackWithCode(code)).text()).not.toContain(`"${nonce}"`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(parseSetCookie(response.headers.get('set-cookie'))).toEqual({
    pair: `${COOKIE}=`,
    attributes: ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'],
  });
});

test('a token with markup cannot end the script', async () => {
  const html = await (await fetchCallbackWithCode('markup')).text();
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(parseMessage(html).replace('authorization:github:success:', ''))).toEqual({
    token: '</script><script>"\'\\',
    provider: 'github',
  });
});

test('the page tells an editor that the site was not authorised', async () => {
  const response = await fetchCallback({ error: 'access_denied', error_description: '<i>No</i>', state: 'state-1' });
  expect(response.status).toBe(403);
  const html = await response.text();
  expect(parseError(html)).toContain('You did not authorise this site');
  expect(html).not.toContain('<i>');
});
