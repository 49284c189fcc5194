import type { FailureOutcome } from './mailer.ts';

/**
 * The enhanced status codes by which a mail server says that this mailbox takes no emails (RFC 3463, section 3, and the
 * registry that RFC 5248 set up). A reply without an enhanced code says nothing about the mailbox: `550` is also how a
 * server refuses to relay.
 */
const MAILBOX_CODES: ReadonlySet<string> = new Set([
  '5.1.1', // bad destination mailbox address
  '5.1.6', // the mailbox has moved, without a forwarding address
  '5.1.10', // the recipient's domain takes no emails (RFC 7505)
  '5.2.1', // the mailbox is disabled
]);

/** Those that are about the rest of the recipient's address, which our own resolver may have got wrong. */
const ADDRESS_CODES: ReadonlySet<string> = new Set([
  '5.1.2', // bad destination system address
  '5.1.3', // bad destination mailbox address syntax
]);

/** Those that are about the state of the recipient's mailbox or address, and may pass. */
const BUSY_CODES = /^(4\.1\.[1-6]|4\.2\.[0-4]|5\.2\.2)$/;

/** The first line of a reply: code and, where the server gives one, enhanced status code (RFC 2034). */
const REPLY = /^(?<code>[2-5]\d\d)(?:[ -](?<enhanced>[245]\.\d{1,3}\.\d{1,3})(?=\s|$))?/;

/** What a reply means: the outcome, and the codes to log. */
export type ClassifiedReply = { outcome: Exclude<FailureOutcome, 'unknown'>; code: string };

function getOutcome(code: string, enhanced: string): ClassifiedReply['outcome'] {
  if (BUSY_CODES.test(enhanced)) return 'mailbox_busy';
  if (!code.startsWith('5')) return 'not_accepted';
  if (MAILBOX_CODES.has(enhanced)) return 'mailbox_refused';
  return ADDRESS_CODES.has(enhanced) ? 'address_refused' : 'not_accepted';
}

/**
 * Classifies a mail server's refusal.
 *
 * @param reply the server's reply to the recipient's address or to the content, such as `550 5.1.1 No such mailbox`.
 */
export function classifyReply(reply: string): ClassifiedReply {
  const { code = '000', enhanced = '' } = REPLY.exec(reply)?.groups ?? {};
  return { outcome: getOutcome(code, enhanced), code: enhanced ? `${code}_${enhanced}` : code };
}
