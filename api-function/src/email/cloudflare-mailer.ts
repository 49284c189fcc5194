import { type Mailer, MailerError } from './mailer.ts';

/** Cloudflare's code for an address that bounced or complained. Its other codes are about us or about the moment. */
const RECIPIENT_SUPPRESSED = 'E_RECIPIENT_SUPPRESSED';

const getErrorCode = (error: unknown) => String((error instanceof Object && Reflect.get(error, 'code')) || 'E_UNKNOWN');

/**
 * Creates a mailer that sends through Cloudflare's email binding. The service chooses the Message-ID itself, so ours goes
 * into a header of its own (developers.cloudflare.com/email-service/reference/headers).
 */
export const createCloudflareMailer =
  (binding: SendEmail, from: string): Mailer =>
  async ({ to, subject, text, html, messageId }, beforeContent) => {
    await beforeContent();
    try {
      await binding.send({
        from: { email: from, name: 'Almaty guide' },
        to,
        subject,
        text,
        html,
        headers: { 'X-Email-ID': messageId },
      });
    } catch (error) {
      const code = getErrorCode(error);
      throw new MailerError(code.toLowerCase(), code === RECIPIENT_SUPPRESSED ? 'mailbox_refused' : 'not_accepted');
    }
  };
