import { areNamesMissing } from '../requests/item-names.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { EmailContent } from './render-email.ts';
import { formatDates, formatDeadline, listItems } from './request-content.ts';

/** Composes the question whether a request is the visitor's own. */
export const composeVerificationContent = (request: StoredRequest, verificationLink: string): EmailContent => ({
  title: 'Did you ask for a plan for Almaty?',
  paragraphs: [
    'Many requests have come for this address or from one network. Before we send a plan, we ask you whether it is for you.',
    'If you asked for it, open the link below and confirm: the plan comes minutes later. The link works for two days.',
    'If you did not, you need not do anything: we send no plan. Behind the same link you can also tell us never to write to you again.',
  ],
  rows: [
    ['Reference', request.reference],
    ['Dates', formatDates(request)],
  ],
  lists: [],
  link: { text: 'Confirm the request', href: verificationLink },
});

/** Composes the confirmation of a request. */
export const composeConfirmationContent = (request: StoredRequest, deletionLink: string): EmailContent => ({
  title: 'We have received your request',
  paragraphs: [
    `Thank you. We are writing your personalised itinerary and will email it to this address by ${formatDeadline(request)}.`,
    'Did you not ask for this? Then somebody probably mistyped their own email address: the link below deletes the request.',
  ],
  rows: [
    ['Reference', request.reference],
    ['Dates', formatDates(request)],
  ],
  // A number would say nothing to a visitor; the names come with the plan.
  lists: areNamesMissing(request) ? [] : listItems(request),
  link: { text: 'Delete this request', href: deletionLink },
});

/** Composes what a visitor is told of a cancellation. @param hasCalendar whether a calendar file goes with it. */
export const composeCancellationContent = (
  request: StoredRequest,
  hasCalendar: boolean,
  deletionLink: string,
): EmailContent => ({
  title: 'Your trip is cancelled',
  paragraphs: [
    'As you asked, we have cancelled this request. We send no more plans for it.',
    ...(hasCalendar ? ['Open the attached calendar file to take the events of your plan out of your calendar.'] : []),
    'What you have booked yourself, such as nights or a driver, is not cancelled by this.',
  ],
  rows: [
    ['Reference', request.reference],
    ['Dates', formatDates(request)],
  ],
  lists: [],
  link: { text: 'Delete the request and the plan', href: deletionLink },
});
