import type { Refusal } from '../http/answer.ts';
import { scriptedPage, scriptLiteral } from '../http/page.ts';
import { escapeHtml } from '../mail/escape.ts';
import { clearedCookie } from './state.ts';

const headers = {
  // Any other policy cuts this window from the editor's on the way back from GitHub, which sets none.
  'cross-origin-opener-policy': 'unsafe-none',
  'set-cookie': clearedCookie,
} as const;

/**
 * Decap's protocol (decap-cms-lib-auth, netlify-auth.js): both windows say that they are there, then this one tells how
 * it ended, and Decap closes it. The message holds a token: it goes to this site's own origin only, to the window that
 * opened this one, and once.
 */
const script = (message: string) => `const editor = window.opener;
function answer({ source, origin, data }) {
  if (source !== editor || origin !== location.origin || data !== 'authorizing:github') return;
  removeEventListener('message', answer);
  editor.postMessage(${scriptLiteral(message)}, location.origin);
}
if (editor) {
  addEventListener('message', answer);
  editor.postMessage('authorizing:github', location.origin);
}`;

/** The page that hands the token of an editor who has signed in to the window they came from. */
export const handOverToken = (token: string): Response =>
  scriptedPage(
    200,
    'You are signed in',
    '<p>The editor goes on by itself. If it does not, close this window and sign in again from the editor.</p>',
    script(`authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`),
    headers,
  );

/** The page that tells that window, and whoever reads it, why nobody is signed in. */
export const handOverRefusal = ({ status, message }: Refusal): Response =>
  scriptedPage(
    status,
    'You are not signed in',
    `<p>${escapeHtml(message)}</p>`,
    script(`authorization:github:error:${JSON.stringify({ message })}`),
    headers,
  );
