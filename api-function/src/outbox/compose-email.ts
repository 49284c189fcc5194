import { FIRST_LANGUAGE, type Language } from '@almaty/languages';
import type { PlanNames } from '@almaty/planner/messages';
import { issueDeskLink } from '../desk/desk-links.ts';
import type { ComposedEmail, EmailTemplates } from '../email/email-templates.ts';
import { MailerError } from '../email/mailer.ts';
import type { GetPlan } from '../plans/plan-service.ts';
import { findPlan, freezePlan } from '../plans/plan-store.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import { type LeasedEmail, LeaseLostError } from './outbox.ts';
import { findScheduledMoment, hasPlanEmail, insertPlanEmail } from './plan-email-row.ts';

/** What composing an email needs. */
export type ComposingServices = {
  db: D1Database;
  templates: EmailTemplates;
  getPlan: GetPlan;
  /** null when they cannot be read. */
  getNames: (language: Language) => Promise<PlanNames | null>;
};

/** The confirmation; the names of a request are stored in English. */
const composeConfirmation = async (
  email: LeasedEmail,
  request: StoredRequest,
  { templates, getNames }: ComposingServices,
): Promise<ComposedEmail> => {
  const { language } = request;
  return templates.confirmation(email, request, language === FIRST_LANGUAGE ? null : await getNames(language));
};

const planImpossible = () => new MailerError('plan_impossible', 'not_accepted');

/**
 * Composes the email that brings the plan to the visitor, from a revision that is frozen for it. Null when the plan cannot
 * be made now.
 */
async function composePlan(
  email: LeasedEmail,
  request: StoredRequest,
  { db, templates, getPlan }: ComposingServices,
  now: Date,
): Promise<ComposedEmail | null> {
  if (!(await getPlan(request, now, email.plan_revision ?? undefined))) return null;
  const revision = await freezePlan(db, email, now);
  if (revision === null) throw new LeaseLostError();
  // It is read again, because it may have been saved again until it was frozen.
  const plan = await getPlan(request, now, revision);
  if (!plan) throw planImpossible();
  return templates.plan(email, request, plan);
}

/**
 * Composes the visitor's first email: the plan, unless another email carries it, or the provider answers the request itself.
 * When the plan cannot be made now, it is the confirmation, and the plan has an email of its own as soon as it can be made.
 */
async function composeFirstEmail(
  email: LeasedEmail,
  request: StoredRequest,
  services: ComposingServices,
  now: Date,
): Promise<ComposedEmail> {
  const { db } = services;
  const carriesPlan = email.plan_revision !== null;
  if (!carriesPlan && (request.answered_at !== null || (await hasPlanEmail(db, email.reference))))
    return composeConfirmation(email, request, services);
  const plan = await composePlan(email, request, services, now);
  if (plan) return plan;
  if (carriesPlan) throw planImpossible();
  await insertPlanEmail(db, email.reference, now);
  return composeConfirmation(email, request, services);
}

/** Composes the visitor's email of a cancellation, with the calendar of what was planned. */
async function composeCancellation(
  email: LeasedEmail,
  request: StoredRequest,
  { db, templates, getPlan }: ComposingServices,
  now: Date,
): Promise<ComposedEmail> {
  const plan = await getPlan(request, now);
  if (!plan && (await findPlan(db, request.reference))) throw planImpossible();
  return templates.cancellation(email, request, plan);
}

/**
 * Composes an email of the outbox.
 *
 * @throws MailerError when the plan that it shall carry cannot be made now.
 * @throws LeaseLostError when the email was withdrawn meanwhile.
 * @throws when the database fails.
 */
export async function composeEmail(email: LeasedEmail, services: ComposingServices, now: Date): Promise<ComposedEmail> {
  const { db, templates, getPlan } = services;
  if (email.kind === 'deletion') return templates.deletion(email);
  const { kind, reference, request } = email;
  switch (kind) {
    case 'verification':
      return templates.verification(email, request);
    case 'visitor':
      return composeFirstEmail(email, request, services, now);
    case 'plan': {
      const composed = await composePlan(email, request, services, now);
      if (!composed) throw planImpossible();
      return composed;
    }
    case 'provider': {
      const plan = await getPlan(request, now);
      const scheduledAt = await findScheduledMoment(db, reference, now);
      return templates.provider(email, request, plan && { plan, scheduledAt }, await issueDeskLink(db, email, now));
    }
    case 'plan_copy': {
      const plan = await getPlan(request, now, email.plan_revision ?? undefined);
      if (!plan) throw planImpossible();
      return templates.planCopy(email, request, plan, await issueDeskLink(db, email, now));
    }
    case 'cancellation':
      return composeCancellation(email, request, services, now);
    case 'cancellation_notice':
      return templates.cancellationNotice(email, request);
  }
}
