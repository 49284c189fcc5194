import { deliveryDeadline, formatCalendarDate, formatTime } from '@almaty/dates';
import type { Config } from '../config/config.ts';
import { createAnswerLink, createDeletionLink } from '../links/request-links.ts';
import type { LeasedEmail } from '../outbox/outbox.ts';
import type { StoredItem, StoredRequest } from '../requests/stored-request.ts';
import type { Email } from './mailer.ts';
import { createMessageId, type EmailIdentity } from './message-id.ts';
import { type EmailContent, renderHtml, renderText } from './render-email.ts';

/** Composes an email of the outbox. */
export type EmailComposer = (email: EmailIdentity & Pick<LeasedEmail, 'kind' | 'request'>) => Promise<Email>;

const LOCALE = 'en-GB';

const formatDates = ({ start_date, end_date }: StoredRequest) =>
  `${formatCalendarDate(start_date, LOCALE)} to ${formatCalendarDate(end_date, LOCALE)}`;

const formatDeadline = ({ created_at }: StoredRequest) =>
  `${formatTime(deliveryDeadline(new Date(created_at)), LOCALE)} (Almaty time)`;

const listNames = (items: readonly StoredItem[], noun: string) =>
  items.map(({ id, name }) => name ?? `${noun} no. ${id}, whose name we could not look up`);

const listItems = ({ locations, activities }: StoredRequest) => [
  { title: 'Locations', items: listNames(locations, 'Location') },
  { title: 'Activities', items: activities.length > 0 ? listNames(activities, 'Activity') : ['None selected'] },
];

const composeVisitorContent = (request: StoredRequest, deletionLink: string): EmailContent => ({
  title: 'We have received your request',
  paragraphs: [
    `Thank you. We are writing your personalised itinerary and will email it to this address by ${formatDeadline(request)}.`,
    'Did you not ask for this? Then somebody probably mistyped their own email address: the link below deletes the request.',
  ],
  rows: [
    ['Reference', request.reference],
    ['Dates', formatDates(request)],
  ],
  lists: listItems(request),
  link: { text: 'Delete this request', href: deletionLink },
});

const composeProviderContent = (request: StoredRequest, answerLink: string): EmailContent => ({
  title: `Itinerary request ${request.reference}`,
  paragraphs: ['A visitor has asked for a personalised itinerary.'],
  rows: [
    ['Send it to', request.user_email],
    ['Send it by', formatDeadline(request)],
    ['Dates', formatDates(request)],
  ],
  lists: listItems(request),
  link: { text: 'The itinerary is sent: mark this request as answered', href: answerLink },
});

const composeDeletionContent = (reference: string): EmailContent => ({
  title: `Request ${reference} is deleted`,
  paragraphs: [
    'The visitor has deleted this request. Please stop working on it, and send nothing to the visitor.',
    'Please also delete our earlier email about it, with the visitor’s address, and whatever was written for it.',
  ],
  rows: [['Reference', reference]],
  lists: [],
});

/**
 * Creates the composer of the emails: the visitor's confirmation, the provider's with all that is needed to make the
 * itinerary, and the one that tells the provider of a deletion, with nothing but the reference. Names come from the
 * catalogue and never from the visitor, whose texts anybody may have forged.
 */
export function createEmailComposer({
  MAIL_FROM,
  PROVIDER_ADDRESS,
  LINK_SECRET,
}: Pick<Config, 'MAIL_FROM' | 'PROVIDER_ADDRESS' | 'LINK_SECRET'>): EmailComposer {
  const toEmail = async (email: EmailIdentity, to: string, subject: string, content: EmailContent): Promise<Email> => ({
    to,
    subject,
    text: renderText(content),
    html: await renderHtml(content),
    messageId: createMessageId(email, MAIL_FROM),
  });
  return async (email) => {
    const { reference, kind, request } = email;
    if (!request) {
      const content = composeDeletionContent(reference);
      return toEmail(email, PROVIDER_ADDRESS, `Itinerary request ${reference} is deleted`, content);
    }
    if (kind === 'visitor') {
      const content = composeVisitorContent(request, await createDeletionLink(LINK_SECRET, request));
      return toEmail(email, request.user_email, `We have received your Almaty request ${reference}`, content);
    }
    const content = composeProviderContent(request, await createAnswerLink(LINK_SECRET, request));
    return toEmail(email, PROVIDER_ADDRESS, `Itinerary request ${reference}`, content);
  };
}
