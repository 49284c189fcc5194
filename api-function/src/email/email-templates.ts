import { deliveryDeadline, formatCalendarDate, formatTime } from '@almaty/dates';
import { toText } from '@almaty/planner/formats';
import type { Config } from '../config/config.ts';
import { createAnswerLink, createDeletionLink } from '../links/request-links.ts';
import { composePlanEmail } from '../plan-email/compose-plan-email.tsx';
import { createPlanFiles } from '../plans/plan-files.ts';
import type { PlanWithRelease } from '../plans/plan-service.ts';
import { areNamesMissing } from '../requests/item-names.ts';
import type { StoredItem, StoredRequest } from '../requests/stored-request.ts';
import type { Email } from './mailer.ts';
import { createMessageId, type EmailIdentity } from './message-id.ts';
import { type EmailContent, renderHtml, renderText } from './render-email.ts';

/** A composed email; `isPlan` when it answers the request. */
export type ComposedEmail = Email & { isPlan: boolean };

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
  // A number would say nothing to a visitor; the names come with the plan.
  lists: areNamesMissing(request) ? [] : listItems(request),
  link: { text: 'Delete this request', href: deletionLink },
});

/** What the provider is told of the plan: that it has been sent, when it will be, or that there is none yet. */
function describePlanState(draft: Draft | null, answerLink: string): Pick<EmailContent, 'paragraphs' | 'link'> {
  if (!draft)
    return {
      paragraphs: ['A visitor has asked for a personalised itinerary. The plan could not be made by itself yet.'],
      link: { text: 'The itinerary is sent: mark this request as answered', href: answerLink },
    };
  if (!draft.scheduledAt)
    return { paragraphs: ['A visitor has asked for a personalised itinerary. This plan goes to them by email.'] };
  return {
    paragraphs: [
      'A visitor has asked for a personalised itinerary. This is the draft.',
      `It goes to the visitor by itself on ${formatTime(draft.scheduledAt, LOCALE)} (Almaty time), unless you send it before or answer the visitor yourself.`,
    ],
    link: { text: 'Send the draft now, or answer the visitor yourself', href: answerLink },
  };
}

const composeProviderContent = (request: StoredRequest, draft: Draft | null, answerLink: string): EmailContent => ({
  title: `Itinerary request ${request.reference}`,
  ...describePlanState(draft, answerLink),
  rows: [
    ['Visitor', request.user_email],
    ['Promised by', formatDeadline(request)],
    ['Dates', formatDates(request)],
  ],
  lists: listItems(request),
  ...(draft && { appendix: toText(draft.plan.plan, draft.plan.release.names) }),
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

/** The plan that the provider sees; `scheduledAt` when it waits for a review until then. */
type Draft = { plan: PlanWithRelease; scheduledAt: Date | null };

/** Composes each kind of email. */
export type EmailTemplates = {
  /** The visitor's confirmation. */
  confirmation: (email: EmailIdentity, request: StoredRequest) => Promise<ComposedEmail>;
  /** The visitor's plan, with its files. */
  plan: (email: EmailIdentity, request: StoredRequest, plan: PlanWithRelease) => Promise<ComposedEmail>;
  /** All that the provider needs to make the itinerary, or to review it. */
  provider: (email: EmailIdentity, request: StoredRequest, draft: Draft | null) => Promise<ComposedEmail>;
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
  LINK_SECRET,
}: Pick<Config, 'MAIL_FROM' | 'PROVIDER_ADDRESS' | 'LINK_SECRET'>): EmailTemplates {
  const compose = async (
    email: EmailIdentity,
    to: string,
    subject: string,
    content: EmailContent,
  ): Promise<ComposedEmail> => ({
    to,
    subject,
    text: renderText(content),
    html: await renderHtml(content),
    messageId: createMessageId(email, MAIL_FROM),
    attachments: [],
    isPlan: false,
  });
  return {
    async confirmation(email, request) {
      const content = composeVisitorContent(request, await createDeletionLink(LINK_SECRET, request));
      const subject = `We have received your Almaty request ${email.reference}`;
      return compose(email, request.user_email, subject, content);
    },
    async plan(email, request, plan) {
      const { names, evidence } = plan.release;
      const deletionLink = await createDeletionLink(LINK_SECRET, request);
      return {
        ...composePlanEmail({ plan: plan.plan, names, evidence, deletionLink }),
        to: request.user_email,
        messageId: createMessageId(email, MAIL_FROM),
        attachments: createPlanFiles(plan),
        isPlan: true,
      };
    },
    async provider(email, request, draft) {
      const content = composeProviderContent(request, draft, await createAnswerLink(LINK_SECRET, request));
      const composed = await compose(email, PROVIDER_ADDRESS, `Itinerary request ${email.reference}`, content);
      return draft ? { ...composed, attachments: createPlanFiles(draft.plan) } : composed;
    },
    deletion: (email) =>
      compose(
        email,
        PROVIDER_ADDRESS,
        `Itinerary request ${email.reference} is deleted`,
        composeDeletionContent(email.reference),
      ),
  };
}
