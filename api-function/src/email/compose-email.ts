import { deliveryDeadline, formatCalendarDate, formatTime } from '@almaty/dates';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EmailKind } from '../outbox/outbox.ts';
import type { StoredRequest } from '../outbox/stored-request.ts';

import type { Email } from './mailer.ts';
import { type EmailContent, renderHtml, renderText } from './render-email.ts';

/** Composes the email of a kind about a request. */
export type EmailComposer = (kind: EmailKind, request: StoredRequest, catalogue: Catalogue) => Promise<Email>;

const LOCALE = 'en-GB';

const formatDates = ({ start_date, end_date }: StoredRequest) =>
  `${formatCalendarDate(start_date, LOCALE)} to ${formatCalendarDate(end_date, LOCALE)}`;

const formatDeadline = ({ created_at }: StoredRequest) =>
  `${formatTime(deliveryDeadline(new Date(created_at)), LOCALE)} (Almaty time)`;

const listNames = (ids: readonly number[], findName: (id: number) => string | undefined, noun: string) =>
  ids.map((id) => findName(id) ?? `${noun} no. ${id}, which is no longer in the guide`);

function listItinerary({ locationIds, activityIds }: StoredRequest, { locationName, activityName }: Catalogue) {
  const activities = listNames(activityIds, activityName, 'Activity');
  return [
    { title: 'Locations', items: listNames(locationIds, locationName, 'Location') },
    { title: 'Activities', items: activities.length > 0 ? activities : ['None selected'] },
  ];
}

const composeVisitorContent = (request: StoredRequest, catalogue: Catalogue, deletionLink: string): EmailContent => ({
  title: 'We have received your request',
  paragraphs: [
    `Thank you. We are writing your personalised itinerary and will email it to this address by ${formatDeadline(request)}.`,
    'Did you not ask for this? Then somebody probably mistyped their own email address: the link below deletes the request.',
  ],
  rows: [
    ['Reference', request.reference],
    ['Dates', formatDates(request)],
  ],
  lists: listItinerary(request, catalogue),
  link: { text: 'Delete this request and everything we keep about it', href: deletionLink },
});

const composeProviderContent = (request: StoredRequest, catalogue: Catalogue): EmailContent => ({
  title: `Itinerary request ${request.reference}`,
  paragraphs: ['A visitor has asked for a personalised itinerary.'],
  rows: [
    ['Send it to', request.user_email],
    ['Send it by', formatDeadline(request)],
    ['Dates', formatDates(request)],
  ],
  lists: listItinerary(request, catalogue),
});

const toEmail = async (to: string, subject: string, content: EmailContent): Promise<Email> => ({
  to,
  subject,
  text: renderText(content),
  html: await renderHtml(content),
});

/**
 * Creates the composer of both emails: the visitor's confirmation, and the provider's with all that is needed to make the
 * itinerary. Names come from the catalogue and never from the request, whose texts anybody may have forged.
 *
 * @param provider the address where itineraries are made.
 * @param createDeletionLink creates the signed link that deletes a request.
 */
export const createEmailComposer =
  (provider: string, createDeletionLink: (request: StoredRequest) => Promise<string>): EmailComposer =>
  async (kind, request, catalogue) =>
    kind === 'visitor'
      ? toEmail(
          request.user_email,
          `We have received your Almaty request ${request.reference}`,
          composeVisitorContent(request, catalogue, await createDeletionLink(request)),
        )
      : toEmail(provider, `Itinerary request ${request.reference}`, composeProviderContent(request, catalogue));
