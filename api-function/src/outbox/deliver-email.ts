import { preparePlanAnswer } from '../answer/mark-answered.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ComposedEmail, EmailTemplates } from '../email/email-templates.ts';
import { type Mailer, MailerError, OUTCOME_UNKNOWN } from '../email/mailer.ts';
import { getErrorName, log, logError } from '../log.ts';
import type { GetPlan } from '../plans/plan-service.ts';
import { areNamesMissing, storeMissingNames } from '../requests/item-names.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import { type ComposingServices, composeEmail } from './compose-email.ts';
import { postponeEmail, takeFromBudget } from './email-budget.ts';
import {
  type LeasedEmail,
  LeaseLostError,
  leaseEmail,
  prepareRetry,
  prepareSettlement,
  recordSending,
  VISITOR_KINDS,
} from './outbox.ts';
import { recordOutcome } from './record-outcome.ts';
import { getNextAttempt } from './retry-policy.ts';

/** What delivering an email needs. */
export type DeliveryServices = {
  db: D1Database;
  mailer: Mailer;
  suppressionList: SuppressionList;
  /** Rejects when the catalogue cannot be read. */
  readCatalogue: () => Promise<Catalogue>;
  templates: EmailTemplates;
  getPlan: GetPlan;
  getNames: ComposingServices['getNames'];
  /** How many emails may be sent in an hour. */
  emailsPerHour: number;
  now?: () => Date;
};

/**
 * How a delivery ended. `refused`: the visitor's mailbox takes no emails. `dead`: a person has to look at it. `skipped`:
 * there was nothing to send. `retry`: it is attempted again after so many seconds.
 */
export type DeliveryResult = { state: 'sent' | 'refused' | 'dead' | 'skipped' } | { state: 'retry'; seconds: number };

/** The code of an email whose address is on the suppression list. */
const SUPPRESSED = 'suppressed';

/** The provider's email waits so long for a catalogue that cannot be read, in milliseconds; then it is sent without names. */
const WAIT_FOR_NAMES_MS = 60 * 60 * 1000;

/** Looks up the names of an email's request if they are missing. */
async function completeNames(email: LeasedEmail, services: DeliveryServices, now: Date): Promise<LeasedEmail> {
  if (email.kind === 'deletion' || !areNamesMissing(email.request)) return email;
  const catalogue = await services.readCatalogue().catch(() => null);
  if (catalogue) return { ...email, request: await storeMissingNames(services.db, email.request, catalogue) };
  const waitEnd = new Date(Date.parse(email.created_at) + WAIT_FOR_NAMES_MS);
  if (email.kind === 'provider' && now < waitEnd)
    throw new MailerError('catalogue_unreadable', 'not_accepted', { retryBy: waitEnd });
  return email;
}

type VisitorEmail = LeasedEmail & { kind: (typeof VISITOR_KINDS)[number] };

const isToVisitor = (email: LeasedEmail): email is VisitorEmail => VISITOR_KINDS.some((kind) => kind === email.kind);

async function sendEmail(
  email: LeasedEmail,
  services: DeliveryServices,
  getNow: () => Date,
): Promise<Pick<ComposedEmail, 'planRevision'>> {
  const { db, mailer, suppressionList } = services;
  if (isToVisitor(email) && (await suppressionList.has(email.request.user_email, getNow())))
    throw new MailerError(SUPPRESSED, 'mailbox_refused');
  const composed = await composeEmail(await completeNames(email, services, getNow()), services, getNow());
  await mailer(composed, () => recordSending(db, email, getNow()));
  return composed;
}

/** A failure that no mailer expected: a bug, or the database. */
const toMailerError = (error: unknown) =>
  error instanceof MailerError ? error : new MailerError(`failed_${getErrorName(error)}`, 'not_accepted');

/** Settles an email to a visitor that cannot reach them. Only the mailbox itself puts its address on the list. */
async function refuseEmail(
  email: LeasedEmail,
  { code, outcome }: MailerError,
  { db, suppressionList }: DeliveryServices,
  now: Date,
): Promise<void> {
  const settlement = prepareSettlement(db, email, 'refused', code);
  // An address that is on the list already is not added again, which would postpone the end of its entry.
  const isNew = outcome === 'mailbox_refused' && code !== SUPPRESSED && email.request !== null;
  const suppression = isNew ? [await suppressionList.prepareAdd(email.request.user_email, 'mailbox', now)] : [];
  await recordOutcome(() => db.batch([settlement, ...suppression]));
}

/** Gets the moment of the next attempt after a failure; null when there is none. */
function findNextAttempt(email: LeasedEmail, { outcome, options }: MailerError, now: Date): Date | null {
  if (outcome === 'unknown') return null;
  const next = getNextAttempt(email.attempts, new Date(email.retry_until), now);
  return next && options.retryBy && options.retryBy < next ? options.retryBy : next;
}

/** Decides what follows a failure: what concerns the visitor's own mailbox is theirs, all else is ours to mend. */
async function handleFailure(
  email: LeasedEmail,
  failure: MailerError,
  services: DeliveryServices,
  now: Date,
): Promise<DeliveryResult> {
  const { db } = services;
  const { id, reference, kind, attempts } = email;
  const { code, outcome } = failure;
  const fields = { outboxId: id, reference, kind, code, attempts };
  const isVisitor = isToVisitor(email);
  const waitsForMailbox = isVisitor && outcome === 'mailbox_busy';
  const isRefused = isVisitor && (outcome === 'mailbox_refused' || outcome === 'address_refused');
  const nextAttempt = isRefused ? null : findNextAttempt(email, failure, now);

  if (nextAttempt) {
    await recordOutcome(() => prepareRetry(db, email, nextAttempt, code, waitsForMailbox).run());
    const seconds = Math.ceil((nextAttempt.getTime() - now.getTime()) / 1000);
    log('email_retry_scheduled', { ...fields, seconds });
    return { state: 'retry', seconds };
  }
  if (isRefused || waitsForMailbox) {
    await refuseEmail(email, failure, services, now);
    log('email_refused', fields);
    return { state: 'refused' };
  }
  await recordOutcome(() => prepareSettlement(db, email, 'dead', outcome === 'unknown' ? OUTCOME_UNKNOWN : code).run());
  logError('email_dead', fields);
  return { state: 'dead' };
}

/**
 * Sends one email of the outbox if its attempt is due, and records how it ended. A failure to send is a result, never an
 * exception.
 *
 * @throws when the database fails.
 */
export async function deliverEmail(id: number, services: DeliveryServices): Promise<DeliveryResult> {
  const { db } = services;
  const getNow = services.now ?? (() => new Date());
  const email = await leaseEmail(db, id, getNow());
  if (!email) return { state: 'skipped' };
  const postponement = await takeFromBudget(db, email.kind, services.emailsPerHour, getNow());
  if (postponement) {
    const next = await postponeEmail(db, email, postponement, getNow());
    log('email_postponed', { outboxId: id, reference: email.reference, kind: email.kind, code: postponement });
    return { state: 'retry', seconds: Math.ceil((next.getTime() - getNow().getTime()) / 1000) };
  }
  let planRevision: number | null;
  try {
    ({ planRevision } = await sendEmail(email, services, getNow));
  } catch (error) {
    if (error instanceof LeaseLostError) return { state: 'skipped' };
    return handleFailure(email, toMailerError(error), services, getNow());
  }
  const { reference, kind, attempts } = email;
  const answer = planRevision === null ? [] : preparePlanAnswer(db, reference, planRevision, getNow());
  await recordOutcome(() => db.batch([prepareSettlement(db, email, 'sent', null), ...answer]));
  log('email_sent', { outboxId: id, reference, kind, attempts, isPlan: planRevision !== null });
  return { state: 'sent' };
}
