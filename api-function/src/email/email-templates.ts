import type { PlanNames } from '@almaty/planner/messages';
import { toAsciiAddress } from '@almaty/store/schema';
import type { Config } from '../config/config.ts';
import { getMessages } from '../language/messages.ts';
import { createDeletionLink, createDeskLink, createPlanLink, createVerificationLink } from '../links/request-links.ts';
import { composePlanEmail } from '../plan-email/compose-plan-email.tsx';
import { createCancelledFiles, createPlanFiles } from '../plans/plan-files.ts';
import type { PlanWithRelease } from '../plans/plan-service.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import { createTripPicture } from '../trip-picture/create-trip-picture.ts';
import { type EmailContent, renderText } from './email-content.ts';
import type { Email } from './mailer.ts';
import { createMessageId, type EmailIdentity } from './message-id.ts';
import {
  composeCancellationNotice,
  composeDeletionContent,
  composePlanCopyContent,
  composeProviderContent,
  type Draft,
} from './provider-content.ts';
import { renderHtml } from './render-html.ts';
import {
  composeCancellationContent,
  composeConfirmationContent,
  composeVerificationContent,
} from './visitor-content.ts';

/** A composed email; `planRevision` is the revision of the plan that it brings to the visitor, null when it brings none. */
export type ComposedEmail = Email & { planRevision: number | null };

/** Composes each kind of email. */
export type EmailTemplates = {
  /** Asks whether a request is the visitor's own. */
  verification: (email: EmailIdentity, request: StoredRequest) => Promise<ComposedEmail>;
  /** The visitor's confirmation. `names` are those of another language than that in which the request has them. */
  confirmation: (email: EmailIdentity, request: StoredRequest, names: PlanNames | null) => Promise<ComposedEmail>;
  /** The visitor's plan, with its files. */
  plan: (email: EmailIdentity, request: StoredRequest, plan: PlanWithRelease) => Promise<ComposedEmail>;
  /** Tells the visitor that the request is cancelled; with a calendar that cancels the events of every plan that was sent. */
  cancellation: (email: EmailIdentity, request: StoredRequest, plan: PlanWithRelease | null) => Promise<ComposedEmail>;
  /** All that the provider needs to make the itinerary, or to review it. `link` is the id of the link to the desk. */
  provider: (email: EmailIdentity, request: StoredRequest, draft: Draft | null, link: string) => Promise<ComposedEmail>;
  /** A changed plan that goes to the visitor, for the provider. */
  planCopy: (
    email: EmailIdentity,
    request: StoredRequest,
    plan: PlanWithRelease,
    link: string,
  ) => Promise<ComposedEmail>;
  /** Tells the provider of a cancellation, with reference and dates only. */
  cancellationNotice: (email: EmailIdentity, request: StoredRequest) => Promise<ComposedEmail>;
  /** Tells the provider of a deletion, with nothing but the reference. */
  deletion: (email: EmailIdentity) => Promise<ComposedEmail>;
};

/**
 * Creates the composers of the emails. Names come from the catalogue and never from the visitor, whose texts anybody may
 * have forged.
 */
export function createEmailTemplates({
  MAIL_FROM,
  PROVIDER_ADDRESS,
  PROVIDER_LANGUAGE,
  LINK_SECRET,
  DESK_SECRET,
}: Pick<
  Config,
  'MAIL_FROM' | 'PROVIDER_ADDRESS' | 'PROVIDER_LANGUAGE' | 'LINK_SECRET' | 'DESK_SECRET'
>): EmailTemplates {
  const forProvider = getMessages(PROVIDER_LANGUAGE);
  const compose = async (
    email: EmailIdentity,
    to: string,
    subject: string,
    content: EmailContent,
    attachments: Email['attachments'] = [],
  ): Promise<ComposedEmail> => ({
    to: toAsciiAddress(to),
    subject,
    text: renderText(content),
    html: renderHtml(content),
    messageId: createMessageId(email, MAIL_FROM),
    attachments,
    planRevision: null,
  });
  return {
    async verification(email, request) {
      const m = getMessages(request.language);
      const content = composeVerificationContent(request, await createVerificationLink(LINK_SECRET, request), m);
      return compose(email, request.user_email, m.verificationSubject({ reference: email.reference }), content);
    },
    async confirmation(email, request, names) {
      const m = getMessages(request.language);
      const content = composeConfirmationContent(request, names, await createDeletionLink(LINK_SECRET, request), m);
      return compose(email, request.user_email, m.confirmationSubject({ reference: email.reference }), content);
    },
    async plan(email, request, plan) {
      const { data } = plan.release;
      const { language, note } = request;
      const [names, evidence] = await Promise.all([
        plan.release.getNames(language),
        plan.release.getEvidence(language),
      ]);
      const planLink = await createPlanLink(LINK_SECRET, request);
      const deletionLink = await createDeletionLink(LINK_SECRET, request);
      const [previous] = plan.earlier;
      const messageId = createMessageId(email, MAIL_FROM);
      const picture = await createTripPicture(plan, language, messageId);
      return {
        ...composePlanEmail({
          ...{ language, plan: plan.plan, data, names, evidence, planLink, deletionLink, note, tips: plan.tips },
          ...(previous && { previous }),
          picture,
        }),
        to: toAsciiAddress(request.user_email),
        messageId,
        attachments: await createPlanFiles(plan, language),
        ...(picture && { picture }),
        planRevision: plan.plan.revision,
      };
    },
    async cancellation(email, request, plan) {
      const m = getMessages(request.language);
      const files = plan
        ? await createCancelledFiles(plan, request.cancelled_at ?? plan.createdAt, request.language)
        : [];
      const deletionLink = await createDeletionLink(LINK_SECRET, request);
      const content = composeCancellationContent(request, files.length > 0, deletionLink, m);
      const subject = m.cancellationSubject({ reference: email.reference });
      return compose(email, request.user_email, subject, content, files);
    },
    async provider(email, request, draft, link) {
      const names = await draft?.plan.release.getNames(PROVIDER_LANGUAGE);
      const deskLink = await createDeskLink(DESK_SECRET, request, link, PROVIDER_LANGUAGE);
      const content = composeProviderContent(
        request,
        draft && names ? { ...draft, names } : null,
        deskLink,
        forProvider,
      );
      const files = draft ? await createPlanFiles(draft.plan, PROVIDER_LANGUAGE) : [];
      const subject = forProvider.providerSubject({ reference: email.reference });
      return compose(email, PROVIDER_ADDRESS, subject, content, files);
    },
    async planCopy(email, request, plan, link) {
      const names = await plan.release.getNames(PROVIDER_LANGUAGE);
      const deskLink = await createDeskLink(DESK_SECRET, request, link, PROVIDER_LANGUAGE);
      const content = composePlanCopyContent(request, { plan, names }, deskLink, forProvider);
      const { reference } = email;
      const subject = forProvider.planCopySubject({ reference, revision: plan.plan.revision });
      return compose(email, PROVIDER_ADDRESS, subject, content, await createPlanFiles(plan, PROVIDER_LANGUAGE));
    },
    cancellationNotice: (email, request) =>
      compose(
        email,
        PROVIDER_ADDRESS,
        forProvider.cancelledSubject({ reference: email.reference }),
        composeCancellationNotice(request, forProvider),
      ),
    deletion: (email) =>
      compose(
        email,
        PROVIDER_ADDRESS,
        forProvider.erasedSubject({ reference: email.reference }),
        composeDeletionContent(email.reference, forProvider),
      ),
  };
}
