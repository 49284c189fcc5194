import { createServer } from 'node:http';
import { listenOnFreePort } from './listen.ts';

const responses: Readonly<Record<string, object>> = {
  right: { access_token: 'gho_right', token_type: 'bearer', scope: 'public_repo' },
  markup: { access_token: '</script><script>"\'\\', token_type: 'bearer' },
  expired: { error: 'bad_verification_code', error_description: 'A text of GitHub alone' },
  unverified: { error: 'unverified_user_email' },
  other: { error: 'constructor' },
  empty: { access_token: '' },
};

/**
 * Starts a fake of GitHub's exchange of codes for tokens: the code decides the response. At `/exchanges` it lists the
 * exchanges that it was asked for. Returns its origin.
 */
export async function startFakeGitHub(): Promise<string> {
  const exchanges: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/exchanges') return response.end(JSON.stringify(exchanges));
    const form = Object.fromEntries(new URLSearchParams((await request.toArray()).join('')));
    exchanges.push({ ...form, endpoint: `${request.method} ${request.url}`, accept: request.headers.accept ?? '' });
    const { code = '' } = form;
    // Sends headers and the start of a body, and then nothing more.
    if (code === 'hangs') return response.writeHead(200).write('{"access_token":');
    if (code === 'broken') return response.writeHead(502).end(JSON.stringify(responses.right));
    if (code === 'moved') return response.writeHead(307, { location: '/login/oauth/elsewhere' }).end();
    if (code === 'text') return response.end('access_token=gho_right');
    const isKnown = form.client_secret === 'right secret';
    return response.end(JSON.stringify(isKnown ? (responses[code] ?? []) : { error: 'incorrect_client_credentials' }));
  });
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}
