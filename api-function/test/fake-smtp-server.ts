import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { listenOnFreePort } from './listen.ts';

const createReply = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/**
 * Starts an SMTP server that refuses some addresses. At the URL `received` it lists the emails that it accepted, over
 * HTTP.
 */
export async function startFakeSmtpServer(): Promise<{ port: number; received: string }> {
  const emails: { from: string; to: string[]; data: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) done(createReply(550, 'No such mailbox'));
      else if (address.startsWith('busy@')) done(createReply(451, 'Try again later'));
      else if (address.startsWith('relay@')) done(createReply(550, '5.7.1 Relaying denied'));
      else done();
    },
    onMailFrom({ address }, _session, done) {
      done(address.startsWith('stranger@') ? createReply(550, 'This sender may not send') : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        emails.push({ from, to, data: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const http = createServer((_request, response) => response.end(JSON.stringify(emails)));
  const port = await listenOnFreePort(smtp.server);
  return { port, received: `http://127.0.0.1:${await listenOnFreePort(http)}/` };
}
