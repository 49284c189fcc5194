import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressPage } from '../../../shell/worker/compress-page.ts';
import { type EdgeOptions, type EdgeServer, startEdgeServer } from './edge-server.ts';

const requested: string[] = [];
const copy = brotliCompressSync('a script');
const html = Array.from({ length: 300 }, (_, index) => `<p>page ${index % 7} of ${index}</p>`).join('');
const compressedPage = brotliCompressSync(html);
const stack = createServer(({ method, headers, url = '' }, response) => {
  requested.push(`${method} ${headers.host} ${url}`);
  const isCompressed = url === '/copy.js' || (url === '/page' && headers['accept-encoding'] === 'br');
  const isFile = url.endsWith('.js');
  response.writeHead(url === '/none' ? 404 : 200, {
    'content-type': isFile ? 'text/javascript' : 'text/html; charset=utf-8',
    'cache-control': isFile ? 'public, max-age=600' : 'no-store',
    ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    ...(url === '/copy.js' && { 'content-length': copy.length }),
  });
  if (url === '/page') response.end(isCompressed ? compressedPage : html);
  else response.end(isCompressed ? copy : `a text of ${url}`);
});
const servers: EdgeServer[] = [];

beforeAll(async () => {
  stack.listen(0, '127.0.0.1');
  await once(stack, 'listening');
});

afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  stack.close();
});

/** Starts a server before the stack, and forgets what was requested. */
async function start(options: Omit<EdgeOptions, 'upstream'> = {}): Promise<string> {
  const server = await startEdgeServer({ upstream: (stack.address() as AddressInfo).port, ...options });
  servers.push(server);
  requested.length = 0;
  return server.origin;
}

const fetchTwice = async (url: string) => {
  await fetch(url);
  return (await fetch(url)).text();
};

test('texts are compressed with Brotli, and the stack sees the host that was asked for', async () => {
  const origin = await start();
  const response = await fetch(`${origin}/a`);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('a text of /a');
  expect(requested).toEqual([`GET ${new URL(origin).host} /a`]);
});

test('a compressed copy that the stack sends is passed on as it is', async () => {
  const origin = await start();
  const response = await fetch(`${origin}/copy.js`);
  expect(response.headers.get('content-length')).toBe(String(copy.length));
  expect(await response.text()).toBe('a script');
});

test('a page is rewritten once, and is then as small as one that the Worker has compressed', async () => {
  let count = 0;
  const origin = await start({
    rewritePage: (text) => {
      count += 1;
      return text.toUpperCase();
    },
  });
  expect(await fetchTwice(`${origin}/page`)).toBe(html.toUpperCase());
  expect(count).toBe(1);
  const response = await fetch(`${origin}/page`);
  expect(Number(response.headers.get('content-length'))).toBe(compressPage(Buffer.from(html.toUpperCase())).length);
});

test('a file that may be stored is requested once, a page each time', async () => {
  const origin = await start();
  expect(await fetchTwice(`${origin}/a.js`)).toBe('a text of /a.js');
  await fetchTwice(`${origin}/a`);
  expect(requested.map((line) => line.split(' ').at(-1))).toEqual(['/a.js', '/a', '/a']);
});

test('a static host stores pages too, but no missing one', async () => {
  const origin = await start({ isStatic: true });
  await fetchTwice(`${origin}/a`);
  await fetchTwice(`${origin}/none`);
  expect(requested.map((line) => line.split(' ').at(-1))).toEqual(['/a', '/none', '/none']);
});

test('only pages are rewritten, and own files come before those of the stack', async () => {
  const own = { status: 200, headers: { 'content-type': 'text/javascript' }, body: Buffer.from('own') };
  const origin = await start({
    rewritePage: (html) => html.toUpperCase(),
    readOwnFile: (path) => (path === '/own.js' ? own : undefined),
  });
  expect(await fetchTwice(`${origin}/a`)).toBe('A TEXT OF /A');
  expect(await fetchTwice(`${origin}/a.js`)).toBe('a text of /a.js');
  expect(await fetchTwice(`${origin}/own.js`)).toBe('own');
});

test('a page that cannot be rewritten is an error that says why', async () => {
  const origin = await start({
    rewritePage: () => {
      throw new Error('no script to replace');
    },
  });
  const response = await fetch(`${origin}/a`);
  expect([response.status, await response.text()]).toEqual([502, 'Error: no script to replace']);
});
