import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const replies: Readonly<Record<string, object>> = {
  right: { access_token: 'gho_right', token_type: 'bearer', scope: 'public_repo' },
  markup: { access_token: '</script><script>"\'\\', token_type: 'bearer' },
  expired: { error: 'bad_verification_code', error_description: 'Told by GitHub alone' },
  unverified: { error: 'unverified_user_email' },
  other: { error: 'constructor' },
  empty: { access_token: '' },
};

/**
 * Stands in for GitHub, which exchanges codes: the code says how it answers. It tells at `/exchanges` what it was asked,
 * and keeps no process alive.
 */
export async function startGitHubServer(): Promise<string> {
  const exchanges: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/exchanges') return response.end(JSON.stringify(exchanges));
    const form = Object.fromEntries(new URLSearchParams((await request.toArray()).join('')));
    exchanges.push({ ...form, at: `${request.method} ${request.url}`, accept: request.headers.accept ?? '' });
    const { code = '' } = form;
    // Headers and the start of a body, and then nothing.
    if (code === 'hangs') return response.writeHead(200).write('{"access_token":');
    if (code === 'ill') return response.writeHead(502).end(JSON.stringify(replies.right));
    if (code === 'moved') return response.writeHead(307, { location: '/login/oauth/elsewhere' }).end();
    if (code === 'text') return response.end('access_token=gho_right');
    const known = form.client_secret === 'right secret';
    return response.end(JSON.stringify(known ? (replies[code] ?? []) : { error: 'incorrect_client_credentials' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
