import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { listenOnFreePort } from '../listen.ts';
import type { ContentFault, Faults, Step } from './behaviour.ts';
import type { Certificate } from './certificate.ts';
import { SmtpPeer } from './smtp-peer.ts';

/** What the proxy stands in front of. */
type Upstream = Certificate & { port: number; isTls: boolean };

/** Both sides of a connection. The proxy ends and starts TLS on each, so that it sees the commands of a TLS session too. */
type Sides = { client: SmtpPeer; server: SmtpPeer };

const STEP_BY_VERB: Readonly<Record<string, Step>> = {
  EHLO: 'ehlo',
  HELO: 'ehlo',
  STARTTLS: 'starttls',
  MAIL: 'mail',
  RCPT: 'rcpt',
  DATA: 'data',
};

const getVerb = (command: string) => (/^[a-z]+/i.exec(command)?.[0] ?? '').toUpperCase();
const getAddress = (command: string) => /<([^>]*)>/.exec(command)?.[1] ?? '';
const isSuccess = (reply: string) => reply.startsWith('2');

const CONTINUE_CODE = '354';

function startTls({ client, server }: Sides, { certificate, privateKey }: Certificate): Sides {
  return {
    client: new SmtpPeer(new TLSSocket(client.socket, { isServer: true, key: privateKey, cert: certificate })),
    server: new SmtpPeer(connectTls({ socket: server.socket, ca: certificate, servername: 'localhost' })),
  };
}

/** Looks up the fault of each step, for the recipient that was named last. */
class FaultSelection {
  private readonly faults: Faults;
  private recipient = '';

  constructor(faults: Faults) {
    this.faults = faults;
  }

  /** Notes the recipient of a command, if it names one. */
  note(step: Step, command: string): void {
    if (step === 'rcpt') this.recipient = getAddress(command);
  }

  get(step: Step): ContentFault | undefined {
    const ofRecipient: Partial<Record<Step, ContentFault>> = this.faults.recipients?.[this.recipient] ?? {};
    return ofRecipient[step] ?? this.faults[step];
  }
}

/**
 * Gets the reply to one step, from the server or from its fault.
 *
 * @param exchange has the server take the step; resolves with its reply, and null when the server has closed.
 * @returns null when the client must hear nothing more.
 */
async function takeStep(
  client: SmtpPeer,
  fault: ContentFault | undefined,
  exchange: () => Promise<string | null>,
): Promise<string | null> {
  if (fault === 'hang') return null;
  if (fault === 'drop') {
    client.socket.destroy();
    return null;
  }
  if (typeof fault === 'object' && 'reply' in fault) return fault.reply;
  const reply = await exchange();
  if (reply === null || fault === 'drop-after') client.socket.destroy();
  if (fault === 'hang-after' || fault === 'drop-after') return null;
  if (fault) await setTimeout(fault.delay);
  return reply;
}

/**
 * Reads the content of an email and delivers it. The server hears of the command DATA only now, so that it can go on with
 * the next command when a fault keeps the content from it.
 */
async function takeContent({ client, server }: Sides, fault: ContentFault | undefined): Promise<string | null> {
  const content = await client.readContent();
  if (content === null) return null;
  const reply = await takeStep(client, fault, async () => {
    const dataReply = await server.exchange('DATA');
    return dataReply?.startsWith(CONTINUE_CODE) ? server.exchange(content) : dataReply;
  });
  // The transaction ends here, whether the email was accepted or not (RFC 5321, section 4.1.1.4).
  if (reply !== null && !isSuccess(reply)) await server.exchange('RSET');
  return reply;
}

/** Relays the commands of a session, one at a time, until a side closes or a fault ends it. */
async function relayCommands(start: Sides, selection: FaultSelection, certificate: Certificate): Promise<void> {
  let sides = start;
  for (;;) {
    const { client, server } = sides;
    const command = await client.readLine();
    if (command === null) return;
    const verb = getVerb(command);
    const step = STEP_BY_VERB[verb];
    if (step) selection.note(step, command);
    const reply = await takeStep(client, step && selection.get(step), async () =>
      step === 'data' ? `${CONTINUE_CODE} Send the content` : server.exchange(command),
    );
    if (reply === null) return;
    client.write(reply);
    if (step === 'starttls' && isSuccess(reply)) sides = startTls(sides, certificate);
    if (step === 'data' && reply.startsWith(CONTINUE_CODE)) {
      const contentReply = await takeContent(sides, selection.get('content'));
      if (contentReply === null) return;
      client.write(contentReply);
    }
    if (verb === 'QUIT') client.socket.end();
  }
}

/** Relays a connection from its beginning. Returns when nothing more is said; the connection may still be open. */
async function relay(start: Sides, faults: Faults, upstream: Upstream): Promise<SmtpPeer> {
  const { client } = start;
  const selection = new FaultSelection(faults);
  const connected = await takeStep(client, selection.get('connect'), async () => '');
  if (connected === null) return client;
  if (connected !== '') {
    client.write(connected);
    client.socket.end();
    return client;
  }
  const sides = upstream.isTls ? startTls(start, upstream) : start;
  const greeting = await sides.server.readReply();
  const reply = await takeStep(sides.client, selection.get('greeting'), async () => greeting);
  if (reply === null) return sides.client;
  sides.client.write(reply);
  await relayCommands(sides, selection, upstream);
  return sides.client;
}

/**
 * Starts a proxy in front of an SMTP server that injects faults. It relays one command at a time and waits for its reply,
 * as SMTP clients without pipelining do.
 *
 * @param getFaults gets the faults of the first, second, … connection.
 */
export async function startFaultProxy(
  upstream: Upstream,
  getFaults: (connectionNumber: number) => Faults,
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  let connectionNumber = 0;
  const proxy = createServer(async (socket) => {
    connectionNumber += 1;
    const faults = getFaults(connectionNumber);
    sockets.add(socket);
    const server = connect(upstream.port, '127.0.0.1');
    socket.once('close', () => {
      sockets.delete(socket);
      server.destroy();
    });
    const { socket: last } = await relay(
      { client: new SmtpPeer(socket), server: new SmtpPeer(server) },
      faults,
      upstream,
    );
    // A connection that hangs still notices when the client closes it.
    last.resume();
  });
  const port = await listenOnFreePort(proxy);
  return {
    port,
    async close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await once(proxy, 'close');
    },
  };
}
