import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a site does with every request: answers, says nothing for ever, is busy, or shows a page of the hotel's network. */
type Behaviour = 'answers' | 'silent' | 'busy' | 'other page';

/** A site between the browser and the stack that does not always answer. */
export type FaultySite = {
  origin: string;
  behave: (behaviour: Behaviour) => void;
  /** From now on the file at a path is this text. */
  replace: (path: string, text: string) => void;
  close: () => Promise<void>;
};

const respondFaulty = (behaviour: Exclude<Behaviour, 'answers'>, response: ServerResponse) => {
  if (behaviour === 'silent') return;
  response.writeHead(behaviour === 'busy' ? 503 : 200, { 'content-type': 'text/html' });
  response.end(behaviour === 'busy' ? 'Busy' : '<!doctype html><title>Hotel</title><h1>Sign in to the network</h1>');
};

/** Starts a faulty site before the one at an origin; it passes everything on until it is told otherwise. */
export async function startFaultySite(target: string): Promise<FaultySite> {
  let behaviour: Behaviour = 'answers';
  const replaced = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    if (behaviour !== 'answers') return respondFaulty(behaviour, outgoing);
    const { method, headers, url } = incoming;
    const text = replaced.get(url ?? '');
    if (text !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      outgoing.end(text);
      return;
    }
    const passed = request(target + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    behave: (next) => {
      behaviour = next;
    },
    replace: (path, next) => void replaced.set(path, next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
