import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server for the tests: it refuses some addresses, and tells over HTTP what it got. It keeps no process
 * alive.
 */
export async function startSmtpServer(): Promise<{ port: number; report: string }> {
  const received: { from: string; to: string[]; data: string }[] = [];
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) done(refusal(550, 'No such mailbox'));
      else if (address.startsWith('busy@')) done(refusal(451, 'Try again later'));
      else if (address.startsWith('relay@')) done(refusal(550, '5.7.1 Relaying denied'));
      else done();
    },
    onMailFrom({ address }, _session, done) {
      done(address.startsWith('stranger@') ? refusal(550, 'This sender may not send') : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          data: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const http = createServer((_request, response) => response.end(JSON.stringify(received)));
  smtp.listen(0, '127.0.0.1');
  http.listen(0, '127.0.0.1');
  await Promise.all([once(smtp.server, 'listening'), once(http, 'listening')]);
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  smtp.server.unref();
  http.unref();
  return { port: portOf(smtp.server), report: `http://127.0.0.1:${portOf(http)}/` };
}
