/** An email that a mail server has received; `secure` tells whether it came over TLS. */
export type ReceivedEmail = {
  /** The header Message-ID, with its angle brackets; empty when there is none. */
  messageId: string;
  /** Sender of the envelope. */
  from: string;
  /** Recipients of the envelope. */
  to: readonly string[];
  /** The header Subject, decoded. */
  subject: string;
  /** Headers and body. */
  data: string;
  secure: boolean;
};

/** Counts how often each Message-ID was received. */
export function countByMessageId(emails: readonly ReceivedEmail[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { messageId } of emails) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  return counts;
}
