import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import tls from 'node:tls';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../config/config.ts';
import type { Email, EmbeddedPicture, Mailer } from './mailer.ts';
import { type SmtpFailure, toMailerError } from './smtp-failure.ts';
import { getSmtpLimits, type SmtpLimits } from './smtp-limits.ts';

const getDomain = (address: string) => address.split('@').at(-1);

/** nodemailer puts what has a content id beside the HTML, as one thing with it (multipart/related). */
const toInlineAttachment = ({ contentId, filename, type, content }: EmbeddedPicture) => ({
  ...{ cid: contentId, filename, contentType: type },
  content: Buffer.from(content),
});

/** Builds the message in the format of RFC 5322. Responders by machine leave it alone (RFC 3834). */
const buildMessage = ({ attachments, picture, ...email }: Email, from: string): Promise<Buffer> =>
  new MailComposer({
    ...email,
    from: { name: 'Almaty guide', address: from },
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [
      ...(picture ? [toInlineAttachment(picture)] : []),
      ...attachments.map(({ filename, type, content }) => ({ filename, contentType: type, content })),
    ],
  })
    .compile()
    .build();

/**
 * Opens a socket to the mail server, encrypted from the first byte in the mode `tls`. The runtime finds the host's address;
 * nodemailer would ask a resolver over the network for it.
 *
 * @returns the socket, and the event by which it says that it is ready.
 */
function openSocket({ SMTP_HOST = '', SMTP_PORT, SMTP_SECURITY }: Config): { socket: net.Socket; readyEvent: string } {
  const target = { host: SMTP_HOST, port: SMTP_PORT };
  return SMTP_SECURITY === 'tls'
    ? { socket: tls.connect({ ...target, servername: SMTP_HOST }), readyEvent: 'secureConnect' }
    : { socket: net.connect(target), readyEvent: 'connect' };
}

const createConnection = (socket: net.Socket, { SMTP_HOST, SMTP_SECURITY, MAIL_FROM }: Config, limits: SmtpLimits) =>
  new SMTPConnection({
    connection: socket,
    host: SMTP_HOST,
    name: getDomain(MAIL_FROM),
    secure: SMTP_SECURITY === 'tls',
    secured: SMTP_SECURITY === 'tls',
    // Without the upgrade nothing is sent: whoever hides the server's offer would read the password and the addresses.
    requireTLS: SMTP_SECURITY === 'starttls',
    ignoreTLS: SMTP_SECURITY === 'none',
    connectionTimeout: limits.beforeContent,
    greetingTimeout: limits.beforeContent,
    socketTimeout: limits.content,
  });

/** Makes a promise of a function of nodemailer that calls back. */
const promisify = (run: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

/** Starts a timer that rejects, and that can be started again with another time. */
function createTimeLimit() {
  const { promise, reject } = Promise.withResolvers<never>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = (milliseconds: number) => {
    stop();
    timer = setTimeout(() => reject({ code: 'ETIMEDOUT' } satisfies SmtpFailure), milliseconds);
  };
  return { promise, start, stop };
}

/**
 * Creates the stream that nodemailer reads the content from, once the server is ready for it.
 *
 * @param onStart is called when the content is handed over: from then on the server may have it.
 */
async function* readContent(message: Buffer, beforeContent: () => Promise<void>, onStart: () => void) {
  await beforeContent();
  onStart();
  yield message;
}

/** Runs one SMTP session: login where it is configured, and one email. */
async function runSession(connection: SMTPConnection, config: Config, to: string, content: Readable): Promise<void> {
  const { SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = config;
  await promisify((done) => connection.connect(done));
  if (SMTP_USER) {
    const credentials = { user: SMTP_USER, pass: SMTP_PASSWORD ?? '' };
    await promisify((done) => connection.login({ credentials }, done));
  }
  await promisify((done) => connection.send({ from: MAIL_FROM, to: [to] }, content, done));
}

/**
 * Creates a mailer that sends through an SMTP server. nodemailer speaks SMTP, over the sockets of `nodejs_compat`.
 */
export function createSmtpMailer(config: Config): Mailer {
  const limits = getSmtpLimits(config.SMTP_MAX_SECONDS);

  return async (email, beforeContent) => {
    const message = await buildMessage(email, config.MAIL_FROM);
    const { socket, readyEvent } = openSocket(config);
    const connection = createConnection(socket, config, limits);
    const timeLimit = createTimeLimit();
    const connectionFailure = new Promise<never>((_, reject) => {
      connection.on('error', reject);
      // nodemailer does not see a server that closes the connection before it has begun to listen.
      socket.once('close', () => reject({ code: 'ECONNECTION' } satisfies SmtpFailure));
    });

    let isReady = false;
    let isContentStarted = false;
    let preventedBy: { error: unknown } | undefined;
    const askPermission = () =>
      beforeContent().catch((error) => {
        preventedBy = { error };
        throw error;
      });
    const content = Readable.from(
      readContent(message, askPermission, () => {
        isContentStarted = true;
        timeLimit.start(limits.content);
      }),
    );

    timeLimit.start(limits.beforeContent);
    try {
      const session = once(socket, readyEvent).then(() => {
        isReady = true;
        return runSession(connection, config, email.to, content);
      });
      await Promise.race([session, connectionFailure, timeLimit.promise]);
      connection.quit();
    } catch (failure) {
      connection.close();
      socket.destroy();
      if (preventedBy) throw preventedBy.error;
      // A server that nobody listens on has refused the connection, and not the handshake.
      const isRefused = Reflect.get(Object(failure), 'code') === 'ECONNREFUSED';
      const isHandshake = connection.upgrading || (config.SMTP_SECURITY === 'tls' && !isReady && !isRefused);
      throw toMailerError(failure as SmtpFailure, { isHandshake, isContentStarted });
    } finally {
      timeLimit.stop();
    }
  };
}
