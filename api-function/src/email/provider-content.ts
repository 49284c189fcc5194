import { toText } from '@almaty/planner/formats';
import type { PlanWithRelease } from '../plans/plan-service.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { EmailContent } from './render-email.ts';
import { formatDates, formatDeadline, formatMoment, listItems, listPreferences } from './request-content.ts';

/** The plan that the provider sees; `scheduledAt` when it waits for a review until then. */
export type Draft = { plan: PlanWithRelease; scheduledAt: Date | null };

/** What the provider is told of the plan: that it has been sent, when it will be, or that there is none yet. */
function describePlanState(draft: Draft | null): readonly string[] {
  if (!draft) return ['A visitor has asked for a personalised itinerary. The plan could not be made by itself yet.'];
  if (!draft.scheduledAt) return ['A visitor has asked for a personalised itinerary. This plan goes to them by email.'];
  return [
    'A visitor has asked for a personalised itinerary. This is the draft.',
    `It goes to the visitor by itself on ${formatMoment(draft.scheduledAt)}, unless you send it before or answer the visitor yourself.`,
  ];
}

const createDeskButton = (href: string) => ({ text: 'Open the request on your desk', href });

const describeRequest = (request: StoredRequest): EmailContent['rows'] => [
  ['Visitor', request.user_email],
  ['Promised by', formatDeadline(request)],
  ['Dates', formatDates(request)],
];

const writePlan = ({ plan, release }: PlanWithRelease) => toText(plan, release.names, { data: release.data });

/** Composes what the provider is told of a new request. */
export const composeProviderContent = (
  request: StoredRequest,
  draft: Draft | null,
  deskLink: string,
): EmailContent => ({
  title: `Itinerary request ${request.reference}`,
  paragraphs: describePlanState(draft),
  rows: describeRequest(request),
  lists: [listPreferences(request, draft?.plan.release.names), ...listItems(request)],
  link: createDeskButton(deskLink),
  ...(draft && { appendix: writePlan(draft.plan) }),
});

/** Composes what the provider is told of a plan that the visitor changed and had sent. */
export const composePlanCopyContent = (
  request: StoredRequest,
  plan: PlanWithRelease,
  deskLink: string,
): EmailContent => ({
  title: `Itinerary request ${request.reference}: revision ${plan.plan.revision}`,
  paragraphs: [`The visitor has changed the plan. This revision ${plan.plan.revision} goes to them by email.`],
  rows: describeRequest(request),
  lists: [],
  link: createDeskButton(deskLink),
  appendix: writePlan(plan),
});

/** Composes what the provider is told of a cancellation. */
export const composeCancellationNotice = (request: StoredRequest): EmailContent => ({
  title: `Request ${request.reference} is cancelled`,
  paragraphs: ['The visitor has cancelled this request. Please stop working on it, and cancel what you have booked.'],
  rows: [
    ['Reference', request.reference],
    ['Dates', formatDates(request)],
  ],
  lists: [],
});

/** Composes what the provider is told of a deletion. */
export const composeDeletionContent = (reference: string): EmailContent => ({
  title: `Request ${reference} is deleted`,
  paragraphs: [
    'The visitor has deleted this request. Please stop working on it, and send nothing to the visitor.',
    'Please also delete our earlier email about it, with the visitor’s address, and whatever was written for it.',
  ],
  rows: [['Reference', reference]],
  lists: [],
});
