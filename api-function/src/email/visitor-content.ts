import type { PlanNames } from '@almaty/planner/messages';
import type { Messages } from '../language/messages.ts';
import { areNamesMissing } from '../requests/item-names.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { EmailContent } from './email-content.ts';
import { formatDates, formatDeadline, listItems } from './request-content.ts';

const listTerms = (request: StoredRequest, m: Messages): EmailContent['rows'] => [
  [m.reference, request.reference],
  [m.datesTerm, formatDates(request, m)],
];

/** Composes the question whether a request is the visitor's own. */
export const composeVerificationContent = (
  request: StoredRequest,
  verificationLink: string,
  m: Messages,
): EmailContent => ({
  language: m.language,
  title: m.verificationTitle,
  paragraphs: [m.verificationReason, m.verificationYes, m.verificationNo],
  rows: listTerms(request, m),
  lists: [],
  action: { text: m.verificationLink, href: verificationLink },
});

/** Composes the confirmation of a request. @param names of another language than that in which the names are stored. */
export const composeConfirmationContent = (
  request: StoredRequest,
  names: PlanNames | null,
  deletionLink: string,
  m: Messages,
): EmailContent => ({
  language: m.language,
  title: m.confirmationTitle,
  paragraphs: [m.confirmationText({ deadline: formatDeadline(request, m) }), m.confirmationMistake],
  rows: listTerms(request, m),
  // A number would say nothing to a visitor; the names come with the plan.
  lists: areNamesMissing(request) ? [] : listItems(request, names, m),
  link: { text: m.confirmationLink, href: deletionLink },
});

/** Composes what a visitor is told of a cancellation. @param hasCalendar whether a calendar file goes with it. */
export const composeCancellationContent = (
  request: StoredRequest,
  hasCalendar: boolean,
  deletionLink: string,
  m: Messages,
): EmailContent => ({
  language: m.language,
  title: m.cancellationTitle,
  paragraphs: [m.cancellationText, ...(hasCalendar ? [m.cancellationCalendar] : []), m.cancellationBookings],
  rows: listTerms(request, m),
  lists: [],
  link: { text: m.deletePlan, href: deletionLink },
});
