import type { GitHubApp } from './github-app.ts';

/** Where an editor signs in; the editor's page opens it in a window of its own. */
export const SIGN_IN_PATH = '/api/editor/sign-in';
/** Where GitHub sends the editor back to: the callback URL of the OAuth app. */
export const CALLBACK_PATH = '/api/editor/signed-in';

/**
 * Creates the URL of GitHub's page that asks an editor to authorise this site.
 *
 * @param origin of the editor.
 */
export function createAuthorizeUrl({ url, clientId, scope }: GitHubApp, origin: string, state: string): string {
  const authorizeUrl = new URL('/login/oauth/authorize', url);
  authorizeUrl.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + CALLBACK_PATH,
    scope,
    state,
  }).toString();
  return authorizeUrl.href;
}
