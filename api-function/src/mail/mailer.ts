/** A letter that is ready to be sent. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends a letter; rejects with MailFailure when it was not taken. */
export type Mailer = (mail: Mail) => Promise<void>;

/** A letter was not taken. Its code is for logs and health; a permanent one is not worth another attempt. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  constructor(
    readonly code: string,
    readonly permanent: boolean,
  ) {
    super(code);
  }
}
