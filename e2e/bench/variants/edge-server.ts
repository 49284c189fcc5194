import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { hasCompressedCopy } from '@almaty/delivery/schema';
import { compressPage, PAGE_QUALITY } from '../../../shell/worker/compress-page.ts';

/** Cloudflare's level for what it compresses by itself. */
const EDGE_QUALITY = 4;

/** A complete response. */
export type StoredResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What a server changes of what it gets from the stack. */
export type EdgeOptions = {
  /** Port of the stack. */
  upstream: number;
  /** Changes the HTML of a page. */
  rewritePage?: (html: string) => string;
  /** Whether pages are stored too, as files of a static host are. */
  isStatic?: boolean;
  /** Gives a file that the stack does not have. */
  readOwnFile?: (path: string) => StoredResponse | undefined;
};

/** A running server. */
export type EdgeServer = { origin: string; stop: () => Promise<void> };

const isPage = ({ headers }: StoredResponse) => headers['content-type']?.startsWith('text/html') ?? false;
const isText = ({ headers }: StoredResponse) =>
  /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/.test(headers['content-type'] ?? '');
const isCacheable = ({ status, headers }: StoredResponse) =>
  status === 200 && /max-age=[1-9]/.test(headers['cache-control'] ?? '');

/** Whether the stack has sent a compressed copy: the rest of what workerd compresses on its way out has no `vary`. */
const isCopy = ({ headers }: StoredResponse) =>
  headers['content-encoding'] === 'br' && headers.vary === 'accept-encoding';

/** Whether the stack may have a compressed copy of a path: of pages, and of scripts and style sheets. */
const mayHaveCopy = (path: string) => hasCompressedCopy(path) || !/^\/(_mfe|api)\/|\./.test(path);

/** Passes a request on to the stack, with the host that the browser asked for. */
async function passOn(incoming: IncomingMessage, port: number): Promise<StoredResponse> {
  const { method, url: path = '/', headers } = incoming;
  const outgoing = request({
    ...{ host: '127.0.0.1', port, path, method },
    headers: { ...headers, 'accept-encoding': mayHaveCopy(path) ? 'br' : 'identity' },
  });
  incoming.pipe(outgoing);
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  if (!response) throw new Error(`The stack gave no response for ${path}`);
  const body = Buffer.concat(await response.toArray());
  const received = { status: response.statusCode ?? 502, headers: response.headers, body };
  return received.headers['content-encoding'] !== 'br' || isCopy(received) ? received : decompress(received);
}

function decompress({ headers, body, ...response }: StoredResponse): StoredResponse {
  const { 'content-encoding': encoding, 'content-length': _, ...otherHeaders } = headers;
  return { ...response, headers: otherHeaders, body: encoding === 'br' ? brotliDecompressSync(body) : body };
}

function compress(response: StoredResponse, quality: number): StoredResponse {
  const { 'transfer-encoding': _, ...headers } = response.headers;
  if (!isText(response) || isCopy(response) || response.body.length === 0) return { ...response, headers };
  const body = compressPage(response.body, quality);
  return {
    ...response,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(body.length), vary: 'accept-encoding' },
    body,
  };
}

/**
 * Creates what changes the HTML of a page, and compresses it as well as the Worker does. Each page is changed once, because its
 * own stack would not do that for each visit either.
 */
function createRewriter(rewritePage: (html: string) => string) {
  const done = new Map<string, StoredResponse>();
  return (page: StoredResponse): StoredResponse => {
    const key = page.body.toString('latin1');
    const known = done.get(key);
    if (known) return known;
    const plain = decompress(page);
    const changed = { ...plain, body: Buffer.from(rewritePage(plain.body.toString())) };
    const compressed = compress(changed, PAGE_QUALITY);
    done.set(key, compressed);
    return compressed;
  };
}

function send({ status, headers, body }: StoredResponse, outgoing: ServerResponse) {
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

/**
 * Starts a server before the stack that does what Cloudflare's edge does in production: it compresses texts with Brotli and
 * stores files that may be stored. All variants of the site are served by such a server, so that they differ in nothing else.
 */
export async function startEdgeServer(options: EdgeOptions): Promise<EdgeServer> {
  const { upstream, rewritePage, isStatic = false, readOwnFile } = options;
  const cache = new Map<string, StoredResponse>();
  const rewrite = rewritePage && createRewriter(rewritePage);
  const respond = async (incoming: IncomingMessage): Promise<StoredResponse> => {
    const { url = '/' } = incoming;
    const stored = incoming.method === 'GET' ? cache.get(url) : undefined;
    if (stored) return stored;
    const own = readOwnFile?.(url);
    const response = own ?? (await passOn(incoming, upstream));
    const compressed = rewrite && isPage(response) ? rewrite(response) : compress(response, EDGE_QUALITY);
    const isStored = isPage(response) ? isStatic && response.status === 200 : own || isCacheable(response);
    if (incoming.method === 'GET' && isStored) cache.set(url, compressed);
    return compressed;
  };
  const server = createServer((incoming, outgoing) => {
    respond(incoming).then(
      (response) => send(response, outgoing),
      (error) => send({ status: 502, headers: {}, body: Buffer.from(String(error)) }, outgoing),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://localhost:${port}`, stop };
}
