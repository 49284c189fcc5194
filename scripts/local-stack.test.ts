import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isOwnStackUp } from './local-stack.ts';

const KEY = 'the operator key of this working copy';

/** Serves on a free port while it is asked whether the site of this working copy runs there. */
async function askServer(listener: RequestListener): Promise<boolean> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const isOwn = await isOwnStackUp((server.address() as AddressInfo).port, KEY);
  server.close();
  server.closeAllConnections();
  return isOwn;
}

const respondTo =
  (key: string): RequestListener =>
  ({ url, headers }, response) => {
    const isOperator = headers.authorization === `Bearer ${key}`;
    response.end(JSON.stringify(url === '/api/health' ? { ok: false, ...(isOperator && { database: 'up' }) } : {}));
  };

test('the site of this working copy is the one that accepts its operator key', async () => {
  expect(await askServer(respondTo(KEY))).toBe(true);
  expect(await askServer(respondTo('the key of another working copy'))).toBe(false);
});

test.each<[string, RequestListener]>([
  ['responds with other JSON', (_, response) => response.end('{"ok":true}')],
  ['responds with a page', (_, response) => response.end('<!doctype html>')],
  ['hangs up', ({ socket }) => socket.destroy()],
])('a server that %s is not the site of this working copy', async (_, listener) => {
  expect(await askServer(listener)).toBe(false);
});
