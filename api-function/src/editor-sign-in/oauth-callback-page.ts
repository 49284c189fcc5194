import type { Context } from 'hono';
import { html } from 'hono/html';
import { renderPage, toScriptLiteral } from '../http/html-page.ts';
import type { OAuthError } from './oauth-errors.ts';

/**
 * The script of Decap's protocol (decap-cms-lib-auth, netlify-auth.js): both windows announce themselves, then this one
 * sends the result, and Decap closes it. The message may contain a token, so it is sent once, to this site's own origin and
 * the window that opened this one.
 */
const createScript = (message: string) => `const editor = window.opener;
function handleMessage({ source, origin, data }) {
  if (source !== editor || origin !== location.origin || data !== 'authorizing:github') return;
  removeEventListener('message', handleMessage);
  editor.postMessage(${toScriptLiteral(message)}, location.origin);
}
if (editor) {
  addEventListener('message', handleMessage);
  editor.postMessage('authorizing:github', location.origin);
}`;

/** Responds with the page that sends an editor's token to the window that opened it. */
export const renderOAuthSuccess = (c: Context, token: string) =>
  renderPage(c, 200, {
    title: 'You are signed in',
    body: html`<p>The editor continues by itself. If it does not, close this window and sign in again from the editor.</p>`,
    script: createScript(`authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`),
  });

/** Responds with the page that tells that window, and the editor who reads it, why the sign-in failed. */
export const renderOAuthError = (c: Context, { status, message }: OAuthError) =>
  renderPage(c, status, {
    title: 'You are not signed in',
    body: html`<p>${message}</p>`,
    script: createScript(`authorization:github:error:${JSON.stringify({ message })}`),
  });
