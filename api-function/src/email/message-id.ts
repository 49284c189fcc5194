import type { EmailKind } from '../outbox/outbox.ts';

/** What identifies an email: every attempt at it has the same values. */
export type EmailIdentity = { reference: string; kind: EmailKind; revision: number };

/**
 * Creates the Message-ID of an email, with angle brackets (RFC 5322, section 3.6.4). It is the same for every attempt, so
 * that an email that was sent twice can be recognised.
 *
 * @param from the sender's address, whose domain makes the id unique in the world.
 */
export const createMessageId = ({ reference, kind, revision }: EmailIdentity, from: string): string =>
  `<${reference}.${kind}.${revision}@${from.split('@').at(-1)}>`;
