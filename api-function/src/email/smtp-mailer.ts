import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../config/config.ts';
import type { Email, Mailer } from './mailer.ts';
import { type SmtpFailure, toMailerError } from './smtp-failure.ts';
import { getSmtpLimits, type SmtpLimits } from './smtp-limits.ts';

const getDomain = (address: string) => address.split('@').at(-1);

/** Builds the message in the format of RFC 5322. */
const buildMessage = ({ to, subject, text, html, messageId }: Email, from: string): Promise<Buffer> =>
  new MailComposer({ from: { name: 'Almaty guide', address: from }, to, subject, text, html, messageId })
    .compile()
    .build();

const createConnection = ({ SMTP_HOST, SMTP_PORT, SMTP_SECURITY, MAIL_FROM }: Config, limits: SmtpLimits) =>
  new SMTPConnection({
    host: SMTP_HOST,
    port: SMTP_PORT,
    name: getDomain(MAIL_FROM),
    secure: SMTP_SECURITY === 'tls',
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
 * Creates a mailer that sends through an SMTP server. nodemailer speaks SMTP, over the sockets of `nodejs_compat`.
 */
export function createSmtpMailer(config: Config): Mailer {
  const { SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = config;
  const limits = getSmtpLimits(config.SMTP_MAX_SECONDS);

  return async (email, beforeContent) => {
    const message = await buildMessage(email, MAIL_FROM);
    const connection = createConnection(config, limits);
    const connectionFailure = new Promise<never>((_, reject) => connection.on('error', reject));
    const timeLimit = createTimeLimit();
    let isContentStarted = false;
    let preventedBy: { error: unknown } | undefined;

    /** nodemailer reads it when the server is ready for the content. */
    async function* readContent() {
      try {
        await beforeContent();
      } catch (error) {
        preventedBy = { error };
        throw error;
      }
      isContentStarted = true;
      timeLimit.start(limits.content);
      yield message;
    }

    const runSession = async () => {
      await promisify((done) => connection.connect(done));
      if (SMTP_USER) {
        const credentials = { user: SMTP_USER, pass: SMTP_PASSWORD ?? '' };
        await promisify((done) => connection.login({ credentials }, done));
      }
      const envelope = { from: MAIL_FROM, to: [email.to] };
      await promisify((done) => connection.send(envelope, Readable.from(readContent()), done));
    };

    try {
      timeLimit.start(limits.beforeContent);
      await Promise.race([runSession(), connectionFailure, timeLimit.promise]);
      connection.quit();
    } catch (failure) {
      connection.close();
      throw preventedBy ? preventedBy.error : toMailerError(failure as SmtpFailure, isContentStarted);
    } finally {
      timeLimit.stop();
    }
  };
}
