import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The OAuth app of the site at GitHub. */
export const OAUTH_APP = { id: 'app-of-the-guide', secret: 'secret-of-the-app' } as const;
/** The access token of the editor who signs in. */
export const ACCESS_TOKEN = 'gho_of_an_editor';
const CODE = 'code-of-an-editor';

/** The page on which GitHub asks the editor for consent; it leads back to the site. */
function renderAuthorizePage(query: URLSearchParams): string {
  const callback = new URL(query.get('redirect_uri') ?? '');
  callback.search = new URLSearchParams({ code: CODE, state: query.get('state') ?? '' }).toString();
  return `<!doctype html><link rel="icon" href="data:,"><title>Authorize</title><a href="${callback.href.replaceAll('&', '&amp;')}">Authorize</a>`;
}

async function exchangeCode(request: IncomingMessage): Promise<object> {
  const form = new URLSearchParams((await request.toArray()).join(''));
  if (form.get('client_id') !== OAUTH_APP.id || form.get('client_secret') !== OAUTH_APP.secret)
    return { error: 'incorrect_client_credentials' };
  return form.get('code') === CODE ? { access_token: ACCESS_TOKEN } : { error: 'bad_verification_code' };
}

/**
 * Serves a fake of GitHub's sign-in: the page for consent, and the exchange of a code for a token. The server does not
 * keep the process running.
 *
 * @returns its origin on localhost, which to a browser is another site than one on 127.0.0.1.
 */
export async function serveFakeSignIn(): Promise<string> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://github');
    if (pathname === '/login/oauth/access_token') response.end(JSON.stringify(await exchangeCode(request)));
    else if (pathname === '/login/oauth/authorize' && searchParams.get('client_id') === OAUTH_APP.id)
      response.setHeader('content-type', 'text/html').end(renderAuthorizePage(searchParams));
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
