import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for Turnstile, the one outside service: it passes one token under one secret. Keeps no process alive. */
export async function startTurnstileServer(): Promise<string> {
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams((await request.toArray()).join(''));
    const success = form.get('secret') === 'right' && form.get('response') === 'passed';
    response.end(request.url === '/ill' ? 'Bad gateway' : JSON.stringify({ success }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
