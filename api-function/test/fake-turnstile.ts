import { createServer } from 'node:http';
import { listenOnFreePort } from './listen.ts';

/** Starts a fake of Turnstile: it accepts one token under one secret. Returns its origin. */
export async function startFakeTurnstile(): Promise<string> {
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams((await request.toArray()).join(''));
    const success = form.get('secret') === 'right' && form.get('response') === 'passed';
    response.end(request.url === '/broken' ? 'Bad gateway' : JSON.stringify({ success }));
  });
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}
