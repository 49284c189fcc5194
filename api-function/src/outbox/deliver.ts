import type { Catalogue } from '../catalogue/catalogue.ts';
import { kindOf, log, logError } from '../log.ts';
import type { Composer } from '../mail/compose.ts';
import { type Mailer, MailFailure } from '../mail/mailer.ts';
import { isSuppressed, suppress } from '../mail/suppression.ts';
import { claim, type Letter, markDead, markSent, postpone } from './outbox.ts';

/** Waits before the next attempt, in seconds; the last one repeats. Altogether well within the promised 24 hours. */
const BACKOFF_S = [30, 120, 600, 1800, 3600];
/** After so many attempts a letter is dead: about five hours. */
const MOST_ATTEMPTS = 8;

/** What sending needs. */
export type Delivery = {
  db: D1Database;
  mailer: Mailer;
  /** Rejects while the catalogue can't be read. */
  catalogue: () => Promise<Catalogue>;
  compose: Composer;
  now?: () => Date;
};

/** How it ended, and when to try again. */
export type Outcome = { state: 'sent' | 'dead' | 'gone' } | { state: 'later'; seconds: number };

async function send({ db, mailer, catalogue, compose }: Delivery, { kind, request }: Letter): Promise<void> {
  if (kind === 'visitor' && (await isSuppressed(db, request.user_email))) throw new MailFailure('suppressed', true);
  await mailer(await compose(kind, request, await catalogue()));
}

async function fail(delivery: Delivery, letter: Letter, error: unknown, now: Date): Promise<Outcome> {
  const { db } = delivery;
  const { id, kind, attempts, request } = letter;
  const code = error instanceof MailFailure ? error.code : kindOf(error);
  const permanent = error instanceof MailFailure && error.permanent;
  if (permanent || attempts >= MOST_ATTEMPTS) {
    await markDead(db, letter, code);
    if (kind === 'visitor' && code === 'recipient_refused') await suppress(db, request.user_email, now);
    logError('letter_dead', { outboxId: id, reference: request.reference, kind, code, attempts });
    return { state: 'dead' };
  }
  const seconds = BACKOFF_S[attempts - 1] ?? BACKOFF_S.at(-1) ?? 0;
  await postpone(db, letter, new Date(now.getTime() + seconds * 1000), code);
  log('letter_postponed', { outboxId: id, reference: request.reference, kind, code, attempts, seconds });
  return { state: 'later', seconds };
}

/** Sends one letter, if it is there to be sent. Never throws for what goes wrong with the mail itself. */
export async function deliver(id: number, delivery: Delivery): Promise<Outcome> {
  const now = delivery.now?.() ?? new Date();
  const letter = await claim(delivery.db, id, now);
  if (!letter) return { state: 'gone' };
  try {
    await send(delivery, letter);
  } catch (error) {
    return fail(delivery, letter, error, now);
  }
  await markSent(delivery.db, letter);
  log('letter_sent', {
    outboxId: id,
    reference: letter.request.reference,
    kind: letter.kind,
    attempts: letter.attempts,
  });
  return { state: 'sent' };
}
