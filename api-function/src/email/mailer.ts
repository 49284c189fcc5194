/** An email that is ready to be sent, as plain text and as HTML. */
export type Email = { to: string; subject: string; text: string; html: string };

/** Sends an email; rejects with a MailerError when it was not accepted. */
export type Mailer = (email: Email) => Promise<void>;

/** An email was not accepted. `code` is for logs and the outbox; a `permanent` error is not worth another attempt. */
export class MailerError extends Error {
  override name = 'MailerError';
  constructor(
    readonly code: string,
    readonly permanent: boolean,
  ) {
    super(code);
  }
}
