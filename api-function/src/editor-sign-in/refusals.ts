import { Refusal } from '../http/answer.ts';

type Reason = readonly [status: number, code: string, message: string];

/** What an editor can do something about, by GitHub's own codes. */
const known = new Map<string, Reason>([
  [
    'access_denied',
    [403, 'access_denied', 'You did not allow it at GitHub. To edit, sign in again and press “Authorize”.'],
  ],
  [
    'bad_verification_code',
    [400, 'sign_in_expired', 'Signing in took too long, or was tried twice. Sign in again from the editor.'],
  ],
  [
    'unverified_user_email',
    [403, 'unverified_email', 'GitHub wants your email address verified: do that there, then sign in again.'],
  ],
]);
const siteRefused: Reason = [
  502,
  'sign_in_refused',
  'GitHub refused this site. Whoever runs it compares GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET and the callback address with the OAuth app at GitHub.',
];

/** Why GitHub did not sign an editor in. What is not the editor's doing is for whoever runs the site. */
export const refusalFor = (code: string): Refusal => new Refusal(...(known.get(code) ?? siteRefused));

/** GitHub could not be asked, or its answer could not be read. */
export const unavailable = (): Refusal =>
  new Refusal(503, 'github_unavailable', 'GitHub does not answer now. Sign in again from the editor in a few minutes.');

/** The browser did not bring the state it was sent away with. */
export const otherState = (): Refusal =>
  new Refusal(
    400,
    'other_sign_in',
    'This is not the sign-in that began in this browser within the last ten minutes. Sign in again from the editor.',
  );
