import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EmailComposer } from '../email/compose-email.ts';
import { type Mailer, MailerError } from '../email/mailer.ts';
import { isSuppressed, suppressAddress } from '../email/suppression-list.ts';
import { getErrorName, log, logError } from '../log.ts';
import { type LeasedEmail, leaseEmail, markDead, markSent, scheduleRetry } from './outbox.ts';
import { getRetryDelay } from './retry-policy.ts';

/** What delivering an email needs. */
export type DeliveryServices = {
  db: D1Database;
  mailer: Mailer;
  /** Rejects when the catalogue cannot be read. */
  readCatalogue: () => Promise<Catalogue>;
  compose: EmailComposer;
  now?: () => Date;
};

/** How a delivery ended: `skipped` when there was nothing to send, `retry` with the seconds until the next attempt. */
export type DeliveryResult = { state: 'sent' | 'dead' | 'skipped' } | { state: 'retry'; seconds: number };

async function sendEmail(services: DeliveryServices, { kind, request }: LeasedEmail): Promise<void> {
  const { db, mailer, readCatalogue, compose } = services;
  if (kind === 'visitor' && (await isSuppressed(db, request.user_email))) throw new MailerError('suppressed', true);
  await mailer(await compose(kind, request, await readCatalogue()));
}

async function handleFailure(db: D1Database, email: LeasedEmail, error: unknown, now: Date): Promise<DeliveryResult> {
  const { id, kind, attempts, request } = email;
  const code = error instanceof MailerError ? error.code : getErrorName(error);
  const isPermanent = error instanceof MailerError && error.permanent;
  const seconds = isPermanent ? null : getRetryDelay(attempts);
  const fields = { outboxId: id, reference: request.reference, kind, code, attempts };
  if (seconds === null) {
    await markDead(db, email, code);
    if (kind === 'visitor' && code === 'recipient_refused') await suppressAddress(db, request.user_email, now);
    logError('email_dead', fields);
    return { state: 'dead' };
  }
  await scheduleRetry(db, email, new Date(now.getTime() + seconds * 1000), code);
  log('email_retry_scheduled', { ...fields, seconds });
  return { state: 'retry', seconds };
}

/**
 * Sends one email of the outbox if its attempt is due, and records how it ended. A failure to send is a result, never an
 * exception.
 *
 * @throws when the database fails.
 */
export async function deliverEmail(id: number, services: DeliveryServices): Promise<DeliveryResult> {
  const { db } = services;
  const now = services.now?.() ?? new Date();
  const email = await leaseEmail(db, id, now);
  if (!email) return { state: 'skipped' };
  try {
    await sendEmail(services, email);
  } catch (error) {
    return handleFailure(db, email, error, now);
  }
  await markSent(db, email);
  const { kind, attempts, request } = email;
  log('email_sent', { outboxId: id, reference: request.reference, kind, attempts });
  return { state: 'sent' };
}
