import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listenOnFreePort } from '../listen.ts';
import type { Behaviour, JsonBehaviour } from './behaviour.ts';
import { createCertificate } from './certificate.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const parseBehaviour = ({ faults = {}, certificateOf: _, ...options }: JsonBehaviour): Behaviour => ({
  ...options,
  faults: Array.isArray(faults) ? (connectionNumber) => faults[connectionNumber - 1] ?? {} : faults,
});

const respond = (response: ServerResponse, status: number, body?: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));

/**
 * Starts the control of mail servers over HTTP, for tests that cannot start one themselves because they run in workerd.
 * `POST /servers` starts one, `GET /servers/<port>/received` lists its emails, and `DELETE /servers/<port>` closes it.
 *
 * @returns its origin, and the certificates that clients trust, as PEM.
 */
export async function startMailServerControl(): Promise<{ origin: string; certificate: string }> {
  const [ownCertificate, otherCertificate] = [await createCertificate(), await createCertificate('mail.another.test')];
  const servers = new Map<string, MailServer>();
  const control = createServer(async (request, response) => {
    const [, , port = '', list] = request.url?.split('/') ?? [];
    if (request.method === 'POST') {
      const behaviour = (await json(request)) as JsonBehaviour;
      const certificate = behaviour.certificateOf === 'another host' ? otherCertificate : ownCertificate;
      const started = await startMailServer(parseBehaviour(behaviour), certificate);
      servers.set(String(started.port), started);
      return respond(response, 201, { port: started.port });
    }
    const server = servers.get(port);
    if (!server) return respond(response, 404);
    if (list) return respond(response, 200, server.received);
    await server.close();
    servers.delete(port);
    return respond(response, 204);
  });
  return {
    origin: `http://127.0.0.1:${await listenOnFreePort(control)}`,
    certificate: [ownCertificate, otherCertificate].map(({ certificate }) => certificate).join('\n'),
  };
}
