import { log } from '../log.ts';
import { type EmbeddedPicture, type Mailer, MailerError, OUTCOME_UNKNOWN } from './mailer.ts';

/** Cloudflare's code for an address that bounced or complained. Its other codes are about us or about the moment. */
const RECIPIENT_SUPPRESSED = 'E_RECIPIENT_SUPPRESSED';

const encoder = new TextEncoder();

const toInlineAttachment = ({ contentId, filename, type, content }: EmbeddedPicture) =>
  ({ contentId, filename, type, content, disposition: 'inline' }) as const;

/** Gets the code of an error of the service; null for an error of the connection to it, which has none. */
function getErrorCode(error: unknown): string | null {
  const code: unknown = error instanceof Object ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^E_[A-Z_]+$/.test(code) ? code : null;
}

/**
 * Maps an error of the binding to a MailerError. A code is the answer of the service: it has not accepted the email.
 * Without one, nobody knows whether it has.
 */
function toMailerError(error: unknown): MailerError {
  const code = getErrorCode(error);
  if (code === null) return new MailerError(OUTCOME_UNKNOWN, 'unknown');
  return new MailerError(code.toLowerCase(), code === RECIPIENT_SUPPRESSED ? 'mailbox_refused' : 'not_accepted');
}

/**
 * Creates a mailer that sends through Cloudflare's email binding. The service chooses the Message-ID itself, so ours goes
 * into a header of its own (developers.cloudflare.com/email-service/reference/headers), and both are logged.
 */
export const createCloudflareMailer =
  (binding: SendEmail, from: string): Mailer =>
  async ({ to, subject, text, html, messageId, attachments, picture }, beforeContent) => {
    await beforeContent();
    try {
      const sent = await binding.send({
        from: { email: from, name: 'Almaty guide' },
        to,
        subject,
        text,
        html,
        // Responders by machine leave it alone (RFC 3834).
        headers: { 'X-Email-ID': messageId, 'Auto-Submitted': 'auto-generated' },
        attachments: [
          ...(picture ? [toInlineAttachment(picture)] : []),
          ...attachments.map(({ filename, type, content }) => ({
            filename,
            type,
            content: encoder.encode(content),
            disposition: 'attachment' as const,
          })),
        ],
      });
      log('cloudflare_email_accepted', { emailId: messageId, messageId: sent.messageId });
    } catch (error) {
      throw toMailerError(error);
    }
  };
