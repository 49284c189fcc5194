import { LogLevel, WorkerMailer } from 'worker-mailer';
import type { Config } from '../config/config.ts';
import { type Mailer, MailerError } from './mailer.ts';

const TIMEOUT_MS = 20_000;

const getMessage = (error: unknown) => (error instanceof Error ? error.message : '');

/** Gets the reply code from the library's message, such as `…> 550 no such user` (RFC 5321, section 4.2). */
const getReplyCode = (error: unknown) => /[> ]([45]\d\d)[ -]/.exec(getMessage(error))?.[1];

/**
 * Whether the server refused the address itself: a mailbox code in reply to RCPT, and no policy code (RFC 3463, 5.7).
 * Every other refusal is our own fault, such as a wrong password: it must neither lose the email nor suppress the address.
 */
const isAddressRefused = (error: unknown) => /^Invalid RCPT TO: .*> 55[013][ -](?!5\.7\.)/.test(getMessage(error));

/** Creates a mailer that sends through an SMTP server, over `cloudflare:sockets`. */
export const createSmtpMailer =
  ({ SMTP_HOST = '', SMTP_PORT, SMTP_SECURITY, SMTP_USER, SMTP_PASSWORD, MAIL_FROM }: Config): Mailer =>
  async ({ to, subject, text, html }) => {
    try {
      await WorkerMailer.send(
        {
          host: SMTP_HOST,
          port: SMTP_PORT,
          secure: SMTP_SECURITY === 'tls',
          startTls: SMTP_SECURITY === 'starttls',
          ...(SMTP_USER && {
            credentials: { username: SMTP_USER, password: SMTP_PASSWORD ?? '' },
            authType: 'plain' as const,
          }),
          // The library's own logs contain addresses.
          logLevel: LogLevel.NONE,
          socketTimeoutMs: TIMEOUT_MS,
          responseTimeoutMs: TIMEOUT_MS,
        },
        { from: { name: 'Almaty guide', email: MAIL_FROM }, to, subject, text, html },
      );
    } catch (error) {
      if (isAddressRefused(error)) throw new MailerError('recipient_refused', true);
      const replyCode = getReplyCode(error);
      throw new MailerError(replyCode ? `smtp_${replyCode}` : 'smtp_unreachable', false);
    }
  };
