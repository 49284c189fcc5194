import { configOf } from '../config/config.ts';
import type { Env } from '../env.ts';
import { Refusal } from '../http/answer.ts';
import { page } from '../http/page.ts';
import { log, logError } from '../log.ts';
import { authorizeUrl, SIGNED_IN_PATH } from './authorize.ts';
import { exchangeCode } from './exchange.ts';
import { type GitHubApp, gitHubAppOf } from './github-app.ts';
import { handOverRefusal, handOverToken } from './hand-over.ts';
import { otherState, refusalFor } from './refusals.ts';
import { hasItsState, newState, stateCookie } from './state.ts';

function requireGet({ method }: Request) {
  if (method !== 'GET') throw new Refusal(405, 'wrong_method', 'Open this address with GET.', { allow: 'GET' });
}

const notSetUp = () =>
  page(
    503,
    'Signing in is not set up on this site',
    `<p>Whoever runs the site makes an OAuth app at GitHub, whose callback address is this site's <code>${SIGNED_IN_PATH}</code>, and sets its id as the variable <code>GITHUB_CLIENT_ID</code> and its secret as <code>GITHUB_CLIENT_SECRET</code>.</p>`,
  );

/**
 * Sends an editor to GitHub, which asks whether this site may write for them. What the query asks for is not heard: an
 * editor gets the scope of the configuration.
 *
 * @returns 302 to GitHub, with the state in a cookie; 503 as a page when there is no OAuth app.
 * @throws Refusal 405
 */
export function startSignIn(request: Request, env: Env): Response {
  requireGet(request);
  const app = gitHubAppOf(configOf(env));
  if (!app) return notSetUp();
  const state = newState();
  return new Response(null, {
    status: 302,
    headers: {
      location: authorizeUrl(app, new URL(request.url).origin, state),
      'set-cookie': stateCookie(state),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

async function tokenOf(request: Request, app: GitHubApp): Promise<string> {
  if (!(await hasItsState(request))) throw otherState();
  const { origin, searchParams } = new URL(request.url);
  const code = searchParams.get('code');
  if (!code) throw refusalFor(searchParams.get('error') ?? 'no code');
  return exchangeCode(app, origin, code);
}

/**
 * Takes an editor back from GitHub. Every page it answers with tells the window that opened it how it ended.
 *
 * @returns 200 with the token; otherwise a page that says what to do: 400 for another or an old sign-in, 403 when the
 * editor did not allow it, 502 when GitHub refuses this site, 503 when GitHub or the OAuth app is missing.
 * @throws Refusal 405
 */
export async function finishSignIn(request: Request, env: Env): Promise<Response> {
  requireGet(request);
  const app = gitHubAppOf(configOf(env));
  if (!app) return notSetUp();
  try {
    const token = await tokenOf(request, app);
    log('editor_signed_in');
    return handOverToken(token);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code } = error;
    if (status < 500) log('editor_not_signed_in', { code });
    else logError('editor_not_signed_in', { code });
    return handOverRefusal(error);
  }
}
