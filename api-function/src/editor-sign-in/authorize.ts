import type { GitHubApp } from './github-app.ts';

/** Where an editor signs in, opened by the editor's page in a window of its own. */
export const SIGN_IN_PATH = '/api/editor/sign-in';
/** Where GitHub sends the editor back to: the callback address of the OAuth app. */
export const SIGNED_IN_PATH = '/api/editor/signed-in';

/** GitHub's page that asks an editor to allow this site to write for them. */
export function authorizeUrl({ url, clientId, scope }: GitHubApp, origin: string, state: string): string {
  const address = new URL('/login/oauth/authorize', url);
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + SIGNED_IN_PATH,
    scope,
    state,
  }).toString();
  return address.href;
}
