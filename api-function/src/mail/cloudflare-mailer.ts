import { type Mailer, MailFailure } from './mailer.ts';

/** Codes of Cloudflare's email service after which another attempt is of no use (developers.cloudflare.com/email-service). */
const permanentCodes: Readonly<Record<string, string>> = {
  E_RECIPIENT_SUPPRESSED: 'recipient_refused',
  E_RECIPIENT_NOT_ALLOWED: 'recipient_refused',
  E_VALIDATION_ERROR: 'unusable_mail',
  E_CONTENT_TOO_LARGE: 'unusable_mail',
};

const codeOf = (error: unknown) => String((error instanceof Object && Reflect.get(error, 'code')) || '');

/** Sends through Cloudflare's own binding. */
export const cloudflareMailer =
  (binding: SendEmail, from: string): Mailer =>
  async ({ to, subject, text, html }) => {
    try {
      await binding.send({ from: { email: from, name: 'Almaty guide' }, to, subject, text, html });
    } catch (error) {
      const permanent = permanentCodes[codeOf(error)];
      throw new MailFailure(permanent ?? 'mail_service_failed', permanent !== undefined);
    }
  };
