import { FIRST_LANGUAGE, OWN_NAMES } from '@almaty/languages';
import { toText } from '@almaty/planner/formats';
import type { PlanNames } from '@almaty/planner/messages';
import type { Messages } from '../language/messages.ts';
import { formatMoment } from '../language/values.ts';
import type { PlanWithRelease } from '../plans/plan-service.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { EmailContent } from './email-content.ts';
import { formatDates, formatDeadline, listItems, listPreferences } from './request-content.ts';

/** The plan that the provider sees; `scheduledAt` when it waits for a review until then. */
export type Draft = { plan: PlanWithRelease; scheduledAt: Date | null };

/** A draft with the names of the provider's language. */
export type NamedDraft = Draft & { names: PlanNames };

/** What the provider is told of the plan: that it has been sent, when it will be, or that there is none yet. */
function describePlanState(draft: Draft | null, m: Messages): readonly string[] {
  if (!draft) return [m.providerNoPlan];
  if (!draft.scheduledAt) return [m.providerSent];
  return [m.providerDraft, m.providerScheduled({ moment: formatMoment(draft.scheduledAt, m) })];
}

const createDeskButton = (href: string, m: Messages) => ({ text: m.openDesk, href });

const describeRequest = (request: StoredRequest, m: Messages): EmailContent['rows'] => [
  [m.visitor, request.user_email],
  ...(request.language === FIRST_LANGUAGE ? [] : [[m.languageTerm, OWN_NAMES[request.language]] as const]),
  [m.promisedBy, formatDeadline(request, m)],
  [m.datesTerm, formatDates(request, m)],
];

const writePlan = ({ plan, release }: PlanWithRelease, names: PlanNames, m: Messages) =>
  toText(plan, names, { data: release.data, messages: m.plan });

/** Composes what the provider is told of a new request. */
export const composeProviderContent = (
  request: StoredRequest,
  draft: NamedDraft | null,
  deskLink: string,
  m: Messages,
): EmailContent => ({
  language: m.language,
  title: m.providerSubject({ reference: request.reference }),
  paragraphs: describePlanState(draft, m),
  rows: describeRequest(request, m),
  lists: [
    listPreferences(request, draft?.names, m),
    // The stored names are English.
    ...listItems(request, m.language === FIRST_LANGUAGE ? null : (draft?.names ?? null), m),
  ],
  action: createDeskButton(deskLink, m),
  ...(draft && { appendix: writePlan(draft.plan, draft.names, m) }),
});

/** Composes what the provider is told of a plan that the visitor changed and had sent. */
export const composePlanCopyContent = (
  request: StoredRequest,
  { plan, names }: Pick<NamedDraft, 'plan' | 'names'>,
  deskLink: string,
  m: Messages,
): EmailContent => ({
  language: m.language,
  title: m.planCopyTitle({ reference: request.reference, revision: plan.plan.revision }),
  paragraphs: [m.planCopyText({ revision: plan.plan.revision })],
  rows: describeRequest(request, m),
  lists: [],
  action: createDeskButton(deskLink, m),
  appendix: writePlan(plan, names, m),
});

/** Composes what the provider is told of a cancellation. */
export const composeCancellationNotice = (request: StoredRequest, m: Messages): EmailContent => ({
  language: m.language,
  title: m.cancelledTitle({ reference: request.reference }),
  paragraphs: [m.cancelledText],
  rows: [
    [m.reference, request.reference],
    [m.datesTerm, formatDates(request, m)],
  ],
  lists: [],
});

/** Composes what the provider is told of a deletion. */
export const composeDeletionContent = (reference: string, m: Messages): EmailContent => ({
  language: m.language,
  title: m.erasedTitle({ reference }),
  paragraphs: [m.erasedText, m.erasedEmail],
  rows: [[m.reference, reference]],
  lists: [],
});
