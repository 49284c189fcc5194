import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listenOnFreePort } from '../listen.ts';
import type { ServerOptions } from './behaviour.ts';
import type { Certificate } from './certificate.ts';
import type { ReceivedEmail } from './received-email.ts';

/** An SMTP server without faults, and the emails that it has received, in order. */
export type ReceivingServer = { port: number; received: readonly ReceivedEmail[]; close: () => Promise<void> };

const createLoginError = () => Object.assign(new Error('5.7.8 Wrong user or password'), { responseCode: 535 });

/** Starts an SMTP server that receives every email. */
export async function startReceivingServer(
  { security = 'none', isStartTlsListed = true, login }: ServerOptions,
  { certificate, privateKey }: Certificate,
): Promise<ReceivingServer> {
  const received: ReceivedEmail[] = [];
  const smtp = new SMTPServer({
    key: privateKey,
    cert: certificate,
    secure: security === 'tls',
    disabledCommands: [...(security === 'none' ? ['STARTTLS'] : []), ...(login ? [] : ['AUTH'])],
    hideSTARTTLS: !isStartTlsListed,
    authOptional: login === undefined,
    // Without TLS there is no other way to log in.
    allowInsecureAuth: security === 'none',
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(createLoginError());
    },
    async onData(stream, { envelope, secure }, done) {
      const bytes = await buffer(stream).catch(() => null);
      // The connection has ended before the final dot.
      if (!bytes) return;
      const { messageId = '', subject = '' } = await PostalMime.parse(bytes);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ messageId, from, to, subject, data: bytes.toString(), secure });
      done();
    },
  });
  // The proxy closes connections at any moment, which the server reports as errors.
  smtp.on('error', () => {});
  const port = await listenOnFreePort(smtp.server);
  return { port, received, close: () => new Promise<void>((resolve) => smtp.close(resolve)) };
}
