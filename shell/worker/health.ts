import { REMOTE_NAMES, TURNSTILE_HEADER } from '@almaty/delivery/schema';
import type { EdgeContext } from './env.ts';
import { baseHeaders } from './headers.ts';
import { readNewestReleases } from './releases.ts';
import { listSettingProblems } from './settings.ts';
import { EVERYBODY } from './visitor.ts';

/** What the API says of itself: `{ ok }` to everybody, and its figures to operators. */
type ApiHealth = { ok: boolean; problems?: readonly string[] };

/** What is wrong when pages and API do not agree on Turnstile: then no request gets through, or none is checked. */
function listTurnstileProblems(needsToken: boolean, { TURNSTILE_SITE_KEY = '' }: EdgeContext['env']): string[] {
  if (needsToken === (TURNSTILE_SITE_KEY !== '')) return [];
  return [
    needsToken
      ? 'The API has a TURNSTILE_SECRET and refuses requests without a token: set TURNSTILE_SITE_KEY of the shell too'
      : 'The pages show Turnstile and the API checks no token: set its secret TURNSTILE_SECRET too',
  ];
}

/** The health of the API; `problems` are of both Workers together. */
async function fetchApiHealth(
  request: Request,
  { env }: EdgeContext,
): Promise<{ api: ApiHealth; problems: readonly string[] }> {
  try {
    const response = await env.API.fetch(request);
    const health: unknown = await response.json();
    // An error of the API, such as for another method, says nothing of its health.
    if (typeof Object(health).ok !== 'boolean') return { api: { ok: false }, problems: [] };
    const problems = listTurnstileProblems(response.headers.get(TURNSTILE_HEADER) === 'required', env);
    return { api: health as ApiHealth, problems };
  } catch (error) {
    console.error(JSON.stringify({ event: 'api_unavailable', error: String(error) }));
    return { api: { ok: false }, problems: [] };
  }
}

/**
 * Serves `/api/health` of the site: that of the API, with what only this Worker knows, the releases of the remotes and its
 * own variables. 200 when all is well, else 503 (docs/operations.md). Everybody gets `{ ok }`; whoever gets figures from the
 * API, because the key is right, gets the rest too.
 */
export async function serveHealth(request: Request, context: EdgeContext): Promise<Response> {
  const [{ api, problems: sharedProblems }, releases] = await Promise.all([
    fetchApiHealth(request, context),
    readNewestReleases({ ...context, visitor: EVERYBODY }),
  ]);
  const remotes = Object.fromEntries(REMOTE_NAMES.map((name) => [name, releases[name]?.version ?? 'missing']));
  const problems = [...(api.problems ?? []), ...listSettingProblems(context.env), ...sharedProblems];
  const ok = api.ok && problems.length === 0 && REMOTE_NAMES.every((name) => releases[name]);
  const isOperator = Object.keys(api).length > 1;
  const health = isOperator ? { ...api, ok, remotes, ...(problems.length > 0 && { problems }) } : { ok };
  return Response.json(health, {
    status: ok ? 200 : 503,
    headers: { ...baseHeaders, 'cache-control': 'no-store' },
  });
}
