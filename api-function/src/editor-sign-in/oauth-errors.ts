import { HttpError } from '../http/http-error.ts';

/** Why an editor is not signed in. It is shown on the callback page and sent to the window that opened it. */
export class OAuthError extends HttpError {
  override name = 'OAuthError';
}

type Arguments = ConstructorParameters<typeof OAuthError>;

/** What an editor can do something about, by GitHub's error codes. */
const editorErrors = new Map<string, Arguments>([
  [
    'access_denied',
    [403, 'access_denied', 'You did not authorise this site at GitHub. To edit, sign in again and press “Authorize”.'],
  ],
  [
    'bad_verification_code',
    [400, 'sign_in_expired', 'Signing in took too long, or was tried twice. Sign in again from the editor.'],
  ],
  [
    'unverified_user_email',
    [403, 'unverified_email', 'GitHub needs your email address to be verified: do that there, then sign in again.'],
  ],
]);
const siteError: Arguments = [
  502,
  'sign_in_refused',
  'GitHub refused this site. The site’s operator should compare GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET and the callback address with the OAuth app at GitHub.',
];

/** Maps GitHub's error code to an error with a text of our own. What an editor cannot change is for the site's operator. */
export const toOAuthError = (code: string): OAuthError => new OAuthError(...(editorErrors.get(code) ?? siteError));

/** Creates the error for a GitHub that could not be reached, or whose response could not be read. */
export const createGitHubUnavailableError = (): OAuthError =>
  new OAuthError(
    503,
    'github_unavailable',
    'GitHub does not answer right now. Sign in again from the editor in a few minutes.',
  );

/** Creates the error for a browser that came back with another state than it was sent away with. */
export const createStateMismatchError = (): OAuthError =>
  new OAuthError(
    400,
    'other_sign_in',
    'This sign-in did not begin in this browser within the last ten minutes. Sign in again from the editor.',
  );

/** Creates the error for what nobody expected. */
export const createSignInFailedError = (): OAuthError =>
  new OAuthError(
    500,
    'sign_in_failed',
    'Signing in failed on our side. Sign in again from the editor in a few minutes.',
  );
