import { createServer, type Server } from 'node:http';
import { createReleaseSource } from './release-source.ts';

/**
 * Makes a server of a remote's last build, which responds to `GET /<key>` with what the remote's bucket would contain: 404
 * for what it would not, 503 with the reason while there is no build.
 *
 * @param dist the remote's `dist` folder.
 */
export function createReleaseServer(dist: string): Server {
  const read = createReleaseSource(dist);
  return createServer(async ({ url = '/' }, response) => {
    response.setHeader('cache-control', 'no-store');
    try {
      const content = await read(new URL(url, 'http://localhost').pathname.slice(1));
      response.writeHead(content ? 200 : 404).end(content ?? 'The build has no such object.\n');
    } catch (error) {
      response.writeHead(503).end(`${error instanceof Error ? error.message : error}\n`);
    }
  });
}
