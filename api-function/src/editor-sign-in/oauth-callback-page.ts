import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { renderPage, toScriptLiteral } from '../http/html-page.ts';
import type { OAuthError } from './oauth-errors.ts';

/** What the page says to the editor who reads it, and to the window that opened it. */
type CallbackPage = { title: string; text: string; message: string };

/**
 * The script of Decap's protocol (decap-cms-lib-auth, netlify-auth.js): both windows announce themselves, then this one
 * sends the result, and Decap closes it. The message may contain a token, so it is sent once, to the editor's own origin
 * and the window that opened this one: a page of the site gets nothing.
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

/** Responds with a page whose script sends a message to the window that opened it. */
function renderCallbackPage(c: Context, status: ContentfulStatusCode, page: CallbackPage) {
  // Any other policy would cut this window off from its opener on the way back from GitHub, which sets none.
  c.header('cross-origin-opener-policy', 'unsafe-none');
  const { title, text, message } = page;
  return renderPage(c, status, { title, body: html`<p>${text}</p>`, script: createScript(message) });
}

/** Responds with the page that sends an editor's token to the window that opened it. */
export const renderOAuthSuccess = (c: Context, token: string) =>
  renderCallbackPage(c, 200, {
    title: 'You are signed in',
    text: 'The editor continues by itself. If it does not, close this window and sign in again from the editor.',
    message: `authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`,
  });

/** Responds with the page that tells that window, and the editor who reads it, why the sign-in failed. */
export const renderOAuthError = (c: Context, { status, message }: OAuthError) =>
  renderCallbackPage(c, status, {
    title: 'You are not signed in',
    text: message,
    message: `authorization:github:error:${JSON.stringify({ message })}`,
  });
