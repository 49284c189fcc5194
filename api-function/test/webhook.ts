import { createServer } from 'node:http';
import { listenOnFreePort } from './listen.ts';

/**
 * Starts a server for webhooks: it keeps what is posted to a path, and responds to GET with all of it. It refuses what is
 * below /broken. Returns its origin.
 */
export async function startWebhook(): Promise<string> {
  const received = new Map<string, unknown[]>();
  const server = createServer(async (request, response) => {
    const { url = '/', method } = request;
    const calls = received.get(url) ?? [];
    if (method !== 'POST') return response.end(JSON.stringify(calls));
    received.set(url, [...calls, JSON.parse((await request.toArray()).join(''))]);
    return response.writeHead(url.startsWith('/broken') ? 500 : 200).end('ok');
  });
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}
