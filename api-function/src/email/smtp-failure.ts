import { classifyReply } from './classify-reply.ts';
import { MailerError, OUTCOME_UNKNOWN } from './mailer.ts';

/** What is read of nodemailer's errors: its code, the command that failed, and the server's reply to it. */
export type SmtpFailure = { code?: string; command?: string; response?: string };

/** The step of a sending, by the command that nodemailer names. */
const STEPS: Readonly<Record<string, string>> = {
  CONN: 'connection',
  'MAIL FROM': 'mail',
  'RCPT TO': 'rcpt',
  DATA: 'data',
};

/** How far a sending had come when it failed. */
export type SmtpProgress = { isHandshake: boolean; isContentStarted: boolean };

function getStep({ code, command = '' }: SmtpFailure, isHandshake: boolean): string {
  if (code === 'ETLS' || isHandshake) return 'tls';
  if (code === 'EAUTH') return 'auth';
  return STEPS[command] ?? 'connection';
}

/**
 * Maps a failure of an SMTP sending to a MailerError. Only a reply to the recipient's address or to the content can be
 * about the mailbox. Without a reply, a failure after the start of the content has an unknown outcome (RFC 5321, section
 * 4.5.4.1 asks senders to retry it, which may send the email twice).
 */
export function toMailerError(failure: SmtpFailure, { isHandshake, isContentStarted }: SmtpProgress): MailerError {
  const step = getStep(failure, isHandshake);
  if (failure.response) {
    const { outcome, code } = classifyReply(failure.response);
    const isAboutRecipient = step === 'rcpt' || step === 'data';
    return new MailerError(`smtp_${step}_${code}`, isAboutRecipient ? outcome : 'not_accepted');
  }
  if (isContentStarted) return new MailerError(OUTCOME_UNKNOWN, 'unknown');
  return new MailerError(`smtp_${step}_${failure.code === 'ETIMEDOUT' ? 'timeout' : 'failed'}`, 'not_accepted');
}
