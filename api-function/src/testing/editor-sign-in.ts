import { env } from 'cloudflare:workers';
import { fetchWithEnv, SITE } from './submission.ts';

/** The origin of the editor screen of the site. */
export const EDITOR_SITE = SITE.replace('//', '//edit.');

export const COOKIE = '__Host-editor-sign-in';

/** The variables of an OAuth app at the fake GitHub. */
export const oauthApp = {
  GITHUB_URL: env.TEST_GITHUB,
  GITHUB_CLIENT_ID: 'the-app',
  GITHUB_CLIENT_SECRET: 'right secret',
};

/** Opens a path under /api/editor/ of the editor's origin, or of another one, of a Worker with that OAuth app. */
export const fetchEditor = (path: string, init?: RequestInit, variables: object = {}, origin = EDITOR_SITE) =>
  fetchWithEnv({ ...oauthApp, ...variables }, `/api/editor/${path}`, init, origin);

/** Comes back from GitHub with a query, in a browser whose cookie holds a state. */
export const fetchCallback = (query: Record<string, string>, state = 'state-1', variables: object = {}) =>
  fetchEditor(
    `signed-in?${new URLSearchParams(query)}`,
    { headers: { cookie: `a=b; ${COOKIE}=${state}; c=d` } },
    variables,
  );

/** Comes back from GitHub with a code, and the state that the browser's cookie holds. */
export const fetchCallbackWithCode = (code: string, variables: object = {}) =>
  fetchCallback({ code, state: 'state-1' }, 'state-1', variables);

/** Fetches what the fake GitHub was asked to exchange for a code. */
export async function fetchExchanges(code: string) {
  const exchanges = await (await fetch(`${env.TEST_GITHUB}/exchanges`)).json<Record<string, string>[]>();
  return exchanges.filter((exchange) => exchange.code === code);
}

/** Parses the message that the script of a callback page sends to the window that opened it. */
export function parseMessage(html: string): string {
  const literal = /editor\.postMessage\((?<literal>"authorization.*"), location\.origin\)/.exec(html)?.groups?.literal;
  return JSON.parse(literal ?? 'null');
}

/** Parses the error text in that message. */
export const parseError = (html: string): string =>
  JSON.parse(parseMessage(html).replace('authorization:github:error:', '')).message;

/** Parses the attributes of a Set-Cookie header; their order has no meaning. */
export function parseSetCookie(header: string | null) {
  const [pair, ...attributes] = (header ?? '').split('; ');
  return { pair, attributes: attributes.sort() };
}
