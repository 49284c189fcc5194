import { LogLevel, WorkerMailer } from 'worker-mailer';
import type { Config } from '../config/config.ts';
import { type Mailer, MailFailure } from './mailer.ts';

const TIMEOUT_MS = 20_000;

/** The reply code in what the library throws, such as `550 no such user` (RFC 5321, section 4.2). */
const replyOf = (error: unknown) => /\b([45]\d\d)[ -]/.exec(error instanceof Error ? error.message : '')?.[1];

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
      const reply = replyOf(error);
      if (reply?.startsWith('5')) throw new MailFailure('recipient_refused', true);
      throw new MailFailure(reply ? `smtp_${reply}` : 'smtp_unreachable', false);
    }
  };
