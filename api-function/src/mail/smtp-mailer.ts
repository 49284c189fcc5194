import { LogLevel, WorkerMailer } from 'worker-mailer';
import type { Config } from '../config/config.ts';
import { type Mailer, MailFailure } from './mailer.ts';

const TIMEOUT_MS = 20_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** The reply code in what the library throws, such as `…> 550 no such user` (RFC 5321, section 4.2). */
const replyOf = (error: unknown) => /[> ]([45]\d\d)[ -]/.exec(messageOf(error))?.[1];

/**
 * Whether the server refused the address itself: a mailbox code in answer to RCPT, and no word of policy (RFC 3463,
 * 5.7). Every other refusal is about us, such as a wrong password, and must neither lose a letter nor shut an address out.
 */
const refusesAddress = (error: unknown) => /^Invalid RCPT TO: .*> 55[013][ -](?!5\.7\.)/.test(messageOf(error));

/** Sends through an SMTP server, over `cloudflare:sockets`. */
export const smtpMailer =
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
          // What the library logs holds addresses.
          logLevel: LogLevel.NONE,
          socketTimeoutMs: TIMEOUT_MS,
          responseTimeoutMs: TIMEOUT_MS,
        },
        { from: { name: 'Almaty guide', email: MAIL_FROM }, to, subject, text, html },
      );
    } catch (error) {
      if (refusesAddress(error)) throw new MailFailure('recipient_refused', true);
      const reply = replyOf(error);
      throw new MailFailure(reply ? `smtp_${reply}` : 'smtp_unreachable', false);
    }
  };
