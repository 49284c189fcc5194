import { env } from 'cloudflare:workers';
import { todayInAlmaty } from '@almaty/dates';
import type { Language } from '@almaty/languages';
import { type ItineraryRequest, itineraryRequestSchema } from '@almaty/store/schema';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { createEmailTemplates } from '../email/email-templates.ts';
import type { Mailer, MailerError } from '../email/mailer.ts';
import { prepareAdmission } from '../limits/admission.ts';
import type { DeliveryServices } from '../outbox/deliver-email.ts';
import { createGetPlan } from '../plans/plan-service.ts';
import { readNames } from '../plans/planning-release.ts';
import { checkItems } from '../submit/check-items.ts';
import { listEmails } from '../submit/list-emails.ts';
import { recordSubmission } from '../submit/record-submission.ts';
import { SuppressionList, type SuppressionReason } from '../suppression/suppression-list.ts';
import { selectEmails } from './database.ts';
import { createIpAddress, SITE, validRequest } from './submission.ts';

/** When the recorded requests of the tests arrive. */
export const NOW = new Date('2026-11-21T06:00:00.000Z');

/** Gets the moment so many seconds after NOW. */
export const secondsLater = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/**
 * Records a request without enqueuing its emails, so that only the test delivers them.
 *
 * @returns the outbox ids of the visitor's and the provider's email.
 */
export async function recordRequest(
  change: Partial<ItineraryRequest> = {},
  mode: 'automatic' | 'reviewed' = 'automatic',
): Promise<[visitor: number, provider: number]> {
  const request = { ...itineraryRequestSchema(todayInAlmaty()).parse(validRequest), ...change };
  const submission = {
    reference: 'ALM-0123456789',
    idempotencyKey: crypto.randomUUID(),
    contentHash: 'x',
    siteOrigin: SITE,
    request,
    items: checkItems(request, await readCatalogue(env.R2_CATALOGUE).catch(() => null)),
    emails: listEmails(mode, NOW),
  };
  const source = { ip: createIpAddress(), asn: null };
  await recordSubmission(env.DB, submission, await prepareAdmission(env, request.user_email, source, NOW), NOW);
  const [visitor, provider] = await selectEmails();
  return [Number(visitor?.id), Number(provider?.id)];
}

/** The suppression list of the Worker. */
export const suppressionList = new SuppressionList(env.DB, [env.ADDRESS_DIGEST_SECRET]);

/** Puts an address on the suppression list. */
export const suppress = async (address: string, reason: SuppressionReason, now = NOW) =>
  (await suppressionList.prepareAdd(address, reason, now)).run();

/** Creates the services that deliver an email at a moment. */
export const createServices = (mailer: Mailer, now = NOW, providerLanguage: Language = 'en'): DeliveryServices => ({
  db: env.DB,
  mailer,
  suppressionList,
  readCatalogue: () => readCatalogue(env.R2_CATALOGUE),
  templates: createEmailTemplates({
    ...env,
    PROVIDER_ADDRESS: 'provider@example.com',
    PROVIDER_LANGUAGE: providerLanguage,
  }),
  getPlan: createGetPlan(env),
  getNames: (language) => readNames(env.R2_CATALOGUE, language),
  emailsPerHour: 1000,
  now: () => now,
});

/** A mailer that accepts every email. */
export const acceptingMailer: Mailer = (_email, beforeContent) => beforeContent();

/** Creates a mailer that refuses every email. */
export const createFailingMailer =
  (error: MailerError): Mailer =>
  () =>
    Promise.reject(error);
