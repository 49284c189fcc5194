import { getSiteOrigin } from '@almaty/delivery/schema';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { getConfig } from '../config/config.ts';
import type { HonoEnv } from '../env.ts';
import { handleError, logUnexpectedError } from '../http/handle-error.ts';
import { renderPage } from '../http/html-page.ts';
import { HttpError } from '../http/http-error.ts';
import { requireMethod } from '../http/require-method.ts';
import { scriptPageSecurityHeaders } from '../http/security-headers.ts';
import { log, logError } from '../log.ts';
import { CALLBACK_PATH, createAuthorizeUrl, SIGN_IN_PATH } from './authorize-url.ts';
import { exchangeCode } from './exchange-code.ts';
import { type GitHubApp, getGitHubApp } from './github-app.ts';
import { renderOAuthError, renderOAuthSuccess } from './oauth-callback-page.ts';
import { createSignInFailedError, createStateMismatchError, OAuthError, toOAuthError } from './oauth-errors.ts';
import { clearOAuthState, hasValidOAuthState, startOAuthState } from './oauth-state.ts';

/**
 * Lets requests of the editor's origin pass, and responds with 404 on the origin of the site: scripts of remotes run there,
 * and must not come near a token (docs/decisions/0014).
 */
const requireEditorOrigin = createMiddleware<HonoEnv>(async (c, next) => {
  if (!getSiteOrigin(new URL(c.req.url).origin)) throw new HttpError(404, 'not_found', 'Editors sign in elsewhere.');
  return next();
});

/** Sets `c.var.app`, or responds with a page for the site's operator when there is no OAuth app. */
const requireGitHubApp = createMiddleware<HonoEnv & { Variables: { app: GitHubApp } }>(async (c, next) => {
  const app = getGitHubApp(getConfig(c.env));
  if (app) {
    c.set('app', app);
    return next();
  }
  return renderPage(c, 503, {
    title: 'Signing in is not set up on this site',
    body: html`<p>The site’s operator creates an OAuth app at GitHub with <code>${new URL(c.req.url).origin + CALLBACK_PATH}</code> as its callback address, and sets its id as the variable <code>GITHUB_CLIENT_ID</code> and its secret as <code>GITHUB_CLIENT_SECRET</code>.</p>`,
  });
});

/**
 * The sign-in of editors through GitHub (docs/editors.md), on the editor's origin only.
 *
 * GET /api/editor/sign-in redirects (302) to GitHub's page with a new state in a cookie. The scope is that of the
 * configuration, whatever the query asks for.
 *
 * GET /api/editor/signed-in is GitHub's callback. It responds with a page that tells the window that opened it how the
 * sign-in ended: 200 with the token; 400 for a wrong or expired sign-in; 403 when the editor refused; 502 when GitHub
 * refuses this site; 503 when GitHub cannot be reached.
 *
 * On the site's origin both are 404. They respond with a page and 503 when there is no OAuth app, and with 500 after an error that nobody expected.
 */
export const signInRoutes = new Hono<HonoEnv>()
  .on('ALL', [SIGN_IN_PATH, CALLBACK_PATH], requireEditorOrigin, scriptPageSecurityHeaders, requireMethod('GET'))
  .get(SIGN_IN_PATH, requireGitHubApp, (c) =>
    c.redirect(createAuthorizeUrl(c.var.app, new URL(c.req.url).origin, startOAuthState(c))),
  )
  .get(CALLBACK_PATH, requireGitHubApp, async (c) => {
    clearOAuthState(c);
    if (!(await hasValidOAuthState(c))) throw createStateMismatchError();
    const code = c.req.query('code');
    if (!code) throw toOAuthError(c.req.query('error') ?? 'no code');
    const token = await exchangeCode(c.var.app, new URL(c.req.url).origin, code);
    log('editor_signed_in');
    return renderOAuthSuccess(c, token);
  })
  .onError((error, c) => {
    if (error instanceof OAuthError) {
      const logFailure = error.status < 500 ? log : logError;
      logFailure('editor_sign_in_failed', { code: error.code });
      return renderOAuthError(c, error);
    }
    if (error instanceof HttpError) return handleError(error, c);
    logUnexpectedError(error);
    return renderOAuthError(c, createSignInFailedError());
  });
