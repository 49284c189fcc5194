import { getToken } from './sveltia-internals.ts';

const GITHUB = 'https://api.github.com';
const TIMEOUT_MS = 10_000;

/** What is asked of GitHub: the form of its response, and what is sent. */
type Question = { type?: 'json' | 'raw'; method?: 'GET' | 'POST' | 'PUT'; body?: object };

/** Asks GitHub as the editor who is signed in; undefined when it does not respond. @param path from `/repos` on. */
export function askGitHub(
  path: string,
  { type = 'json', method = 'GET', body }: Question = {},
): Promise<Response | undefined> {
  const headers = { authorization: `token ${getToken()}`, accept: `application/vnd.github.${type}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const sent = body && { body: JSON.stringify(body) };
  // Somebody else may have saved since the browser asked last.
  return fetch(GITHUB + path, { headers, method, cache: 'no-store', signal, ...sent }).catch(() => undefined);
}
