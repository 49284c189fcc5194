/** A text file that goes with an email. */
export type Attachment = { filename: string; type: string; content: string };

/** A picture that the HTML of an email shows; it names it as `cid:` and the content id (RFC 2392). */
export type EmbeddedPicture = { contentId: string; filename: string; type: 'image/png'; content: Uint8Array };

/** An email that is ready to be sent, as plain text and as HTML. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same one for every attempt, with angle brackets (RFC 5322, section 3.6.4). */
  messageId: string;
  attachments: readonly Attachment[];
  picture?: EmbeddedPicture;
};

/**
 * Sends an email; rejects with a MailerError when it was not accepted.
 *
 * @param beforeContent is awaited before the content is handed over. When it rejects, nothing is sent and the mailer
 *   rejects with the same error.
 */
export type Mailer = (email: Email, beforeContent: () => Promise<void>) => Promise<void>;

/**
 * What a failure says. `not_accepted`: nothing was sent, for a reason on our side or one that may pass. `mailbox_busy`:
 * nothing was sent, for a reason on the side of this mailbox that may pass. `address_refused`: nothing was sent, because the
 * address cannot be reached. `mailbox_refused`: nothing was sent, because there is no such mailbox. `unknown`: the content
 * was handed over, and no reply came.
 */
export type FailureOutcome = 'not_accepted' | 'mailbox_busy' | 'address_refused' | 'mailbox_refused' | 'unknown';

/** The code of an email that may have arrived: the content was handed over, and no reply came. */
export const OUTCOME_UNKNOWN = 'outcome_unknown';

/** How a failure differs from what its outcome says. */
type MailerErrorOptions = {
  /** The next attempt is at this moment at the latest. */
  retryBy?: Date;
};

/** An email was not accepted, or nobody knows whether it was. `code` is for logs, the outbox and health. */
export class MailerError extends Error {
  override name = 'MailerError';
  constructor(
    readonly code: string,
    readonly outcome: FailureOutcome,
    readonly options: MailerErrorOptions = {},
  ) {
    super(code);
  }
}
