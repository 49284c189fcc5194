import * as z from 'zod/mini';
import { SIGNED_IN_PATH } from './authorize.ts';
import type { GitHubApp } from './github-app.ts';
import { refusalFor, unavailable } from './refusals.ts';

// GitHub answers with status 200 also when it refuses.
const Reply = z.union([z.object({ error: z.string() }), z.object({ access_token: z.string().check(z.minLength(1)) })]);
/** An editor waits for this, so it may not take long, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Has GitHub exchange the code an editor came back with.
 *
 * @param origin of the site that sent the editor to GitHub.
 * @returns the token the editor writes to the repository with; it is kept nowhere on the way.
 * @throws Refusal when GitHub refuses the code, and 503 when GitHub can't be asked.
 */
export async function exchangeCode(
  { url, clientId, clientSecret }: GitHubApp,
  origin: string,
  code: string,
  timeout = TIMEOUT_MS,
): Promise<string> {
  const reply = await fetch(new URL('/login/oauth/access_token', url), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: origin + SIGNED_IN_PATH,
    }),
    // The secret goes to GitHub, and nowhere that an answer points to.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
    .then((answer) => (answer.status < 500 ? answer.json() : null))
    .catch(() => null);
  const { data } = Reply.safeParse(reply);
  if (!data) throw unavailable();
  if ('error' in data) throw refusalFor(data.error);
  return data.access_token;
}
