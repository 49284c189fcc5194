import { type Mailer, MailerError } from './mailer.ts';

/** Cloudflare's error codes after which another attempt is of no use (developers.cloudflare.com/email-service). */
const permanentErrors: Readonly<Record<string, string>> = {
  E_RECIPIENT_SUPPRESSED: 'recipient_refused',
  E_RECIPIENT_NOT_ALLOWED: 'recipient_refused',
  E_VALIDATION_ERROR: 'unusable_email',
  E_CONTENT_TOO_LARGE: 'unusable_email',
};

const getErrorCode = (error: unknown) => String((error instanceof Object && Reflect.get(error, 'code')) || '');

/** Creates a mailer that sends through Cloudflare's email binding. */
export const createCloudflareMailer =
  (binding: SendEmail, from: string): Mailer =>
  async ({ to, subject, text, html }) => {
    try {
      await binding.send({ from: { email: from, name: 'Almaty guide' }, to, subject, text, html });
    } catch (error) {
      const permanentCode = permanentErrors[getErrorCode(error)];
      throw new MailerError(permanentCode ?? 'email_service_failed', permanentCode !== undefined);
    }
  };
