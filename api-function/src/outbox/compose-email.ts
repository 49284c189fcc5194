import type { ComposedEmail, EmailTemplates } from '../email/email-templates.ts';
import { MailerError } from '../email/mailer.ts';
import type { GetPlan } from '../plans/plan-service.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { LeasedEmail } from './outbox.ts';
import { findPlanEmail, insertPlanEmail } from './plan-email-row.ts';

/** What composing an email needs. */
export type ComposingServices = { db: D1Database; templates: EmailTemplates; getPlan: GetPlan };

/**
 * Composes the visitor's first email: the plan when it can be made now and no other email carries it; else the
 * confirmation, with the plan in an email of its own as soon as it can be made.
 */
async function composeFirstEmail(
  email: LeasedEmail,
  request: StoredRequest,
  { db, templates, getPlan }: ComposingServices,
  now: Date,
): Promise<ComposedEmail> {
  if (await findPlanEmail(db, email.reference)) return templates.confirmation(email, request);
  const plan = await getPlan(request, now);
  if (plan) return templates.plan(email, request, plan);
  await insertPlanEmail(db, email.reference, now);
  return templates.confirmation(email, request);
}

/**
 * Composes an email of the outbox.
 *
 * @throws MailerError when the plan that it shall carry cannot be made now.
 * @throws when the database fails.
 */
export async function composeEmail(email: LeasedEmail, services: ComposingServices, now: Date): Promise<ComposedEmail> {
  const { db, templates, getPlan } = services;
  if (email.kind === 'deletion') return templates.deletion(email);
  const { kind, reference, request } = email;
  if (kind === 'visitor') return composeFirstEmail(email, request, services, now);
  const plan = await getPlan(request, now);
  if (kind === 'plan') {
    if (!plan) throw new MailerError('plan_impossible', 'not_accepted');
    return templates.plan(email, request, plan);
  }
  const planEmail = await findPlanEmail(db, reference);
  return templates.provider(email, request, plan && { plan, scheduledAt: planEmail?.scheduledAt ?? null });
}
