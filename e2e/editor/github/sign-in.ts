import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The OAuth app of the site, as GitHub knows it. */
export const oauthApp = { id: 'app-of-the-guide', secret: 'between GitHub and the site' } as const;
/** What an editor who has signed in writes to the repository with. */
export const TOKEN = 'gho_of_an_editor';
const CODE = 'code-of-an-editor';

/** GitHub asks the editor, who can only agree. */
function authorizePage(query: URLSearchParams): string {
  const back = new URL(query.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({ code: CODE, state: query.get('state') ?? '' }).toString();
  return `<!doctype html><title>Authorize</title><a href="${back.href.replaceAll('&', '&amp;')}">Authorize</a>`;
}

async function exchange(request: IncomingMessage): Promise<object> {
  const form = new URLSearchParams((await request.toArray()).join(''));
  if (form.get('client_id') !== oauthApp.id || form.get('client_secret') !== oauthApp.secret)
    return { error: 'incorrect_client_credentials' };
  return form.get('code') === CODE ? { access_token: TOKEN } : { error: 'bad_verification_code' };
}

/**
 * Stands in for GitHub's sign-in: the page that asks the editor, and the exchange of the code that comes of it. It keeps
 * no process alive.
 *
 * @returns its origin. To a browser that is another site than one on 127.0.0.1.
 */
export async function serveSignIn(): Promise<string> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://github');
    if (pathname === '/login/oauth/access_token') response.end(JSON.stringify(await exchange(request)));
    else if (pathname === '/login/oauth/authorize' && searchParams.get('client_id') === oauthApp.id)
      response.setHeader('content-type', 'text/html').end(authorizePage(searchParams));
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
