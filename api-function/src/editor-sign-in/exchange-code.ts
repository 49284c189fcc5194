import * as z from 'zod/mini';
import { CALLBACK_PATH } from './authorize-url.ts';
import type { GitHubApp } from './github-app.ts';
import { createGitHubUnavailableError, toOAuthError } from './oauth-errors.ts';

// GitHub responds with status 200 also when it refuses.
const TokenResponse = z.union([
  z.object({ error: z.string() }),
  z.object({ access_token: z.string().check(z.minLength(1)) }),
]);
/** In milliseconds; short, because an editor is waiting. */
const TIMEOUT_MS = 5000;

/**
 * Has GitHub exchange the code that an editor came back with for a token.
 *
 * @param origin that sent the editor to GitHub.
 * @returns the token that the editor writes to the repository with. It is not stored anywhere.
 * @throws OAuthError when GitHub refuses the code, and 503 when GitHub cannot be reached.
 */
export async function exchangeCode(
  { url, clientId, clientSecret }: GitHubApp,
  origin: string,
  code: string,
  timeout = TIMEOUT_MS,
): Promise<string> {
  const response = await fetch(new URL('/login/oauth/access_token', url), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: origin + CALLBACK_PATH,
    }),
    // A redirect would send the secret to another server.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
    .then((response) => (response.status < 500 ? response.json() : null))
    .catch(() => null);
  const { data } = TokenResponse.safeParse(response);
  if (!data) throw createGitHubUnavailableError();
  if ('error' in data) throw toOAuthError(data.error);
  return data.access_token;
}
