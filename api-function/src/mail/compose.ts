import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LetterKind } from '../outbox/outbox.ts';
import type { StoredRequest } from '../outbox/stored-request.ts';
import { escapeHtml } from './escape.ts';
import type { Mail } from './mailer.ts';
import { dayText, promisedUntil } from './times.ts';

/** Writes a letter about a request. */
export type Composer = (kind: LetterKind, request: StoredRequest, catalogue: Catalogue) => Promise<Mail>;

type Content = {
  title: string;
  paragraphs: readonly string[];
  rows: readonly (readonly [string, string])[];
  lists: readonly { title: string; items: readonly string[] }[];
  link?: { text: string; href: string };
};

const asText = ({ title, paragraphs, rows, lists, link }: Content) =>
  [
    title,
    ...paragraphs,
    rows.map(([term, value]) => `${term}: ${value}`).join('\n'),
    ...lists.map(({ title, items }) => [`${title}:`, ...items.map((item) => `- ${item}`)].join('\n')),
    ...(link ? [`${link.text}:\n${link.href}`] : []),
  ].join('\n\n');

/** HTML without pictures, scripts or outside files, readable in any mail program. */
function asHtml({ title, paragraphs, rows, lists, link }: Content): string {
  const row = ([term, value]: readonly [string, string]) =>
    `<tr><td style="padding:4px 16px 4px 0;color:#465a5c;vertical-align:top">${escapeHtml(term)}</td><td style="padding:4px 0"><b>${escapeHtml(value)}</b></td></tr>`;
  const list = ({ title, items }: Content['lists'][number]) =>
    `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(title)}</h2><ul style="margin:0;padding-left:20px">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#10282c;background:#fbf7ef">`,
    '<div style="max-width:560px;margin:0 auto;padding:24px;background:#fffdf8;border-top:6px solid #c8402f">',
    `<h1 style="font-size:24px;line-height:1.2;margin:0 0 16px;color:#113a40">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    `<table role="presentation" style="border-collapse:collapse">${rows.map(row).join('')}</table>`,
    ...lists.map(list),
    link
      ? `<p style="margin:28px 0 0;font-size:14px"><a href="${escapeHtml(link.href)}" style="color:#b03324">${escapeHtml(link.text)}</a></p>`
      : '',
    '</div></body></html>',
  ].join('');
}

const named = (ids: readonly number[], nameOf: (id: number) => string | undefined, what: string) =>
  ids.map((id) => nameOf(id) ?? `${what} no. ${id}, which the guide no longer lists`);

function chosen({ locationIds, activityIds }: StoredRequest, { locationName, activityName }: Catalogue) {
  return [
    { title: 'Locations', items: named(locationIds, locationName, 'Place') },
    {
      title: 'Activities',
      items: activityIds.length > 0 ? named(activityIds, activityName, 'Activity') : ['None chosen'],
    },
  ];
}

const datesOf = ({ start_date, end_date }: StoredRequest) => `${dayText(start_date)} to ${dayText(end_date)}`;

const mail = (to: string, subject: string, content: Content): Mail => ({
  to,
  subject,
  text: asText(content),
  html: asHtml(content),
});

/** The visitor's letter: what was asked, what comes and until when, and the way to take it all back. */
function toVisitor(request: StoredRequest, catalogue: Catalogue, deleteLink: string): Mail {
  const { reference, user_email, created_at } = request;
  return mail(user_email, `Your Almaty itinerary, request ${reference}`, {
    title: 'Your request is with us',
    paragraphs: [
      `We write your itinerary and send it to this address by ${promisedUntil(created_at)}.`,
      'If you did not ask for this, somebody mistyped an address: delete the request with the link below.',
    ],
    rows: [
      ['Reference', reference],
      ['Dates', datesOf(request)],
    ],
    lists: chosen(request, catalogue),
    link: { text: 'Delete this request and everything we keep of it', href: deleteLink },
  });
}

/** The provider's letter: everything needed to make the itinerary. */
function toProvider(request: StoredRequest, catalogue: Catalogue, provider: string): Mail {
  const { reference, user_email, created_at } = request;
  return mail(provider, `Itinerary request ${reference}`, {
    title: `Itinerary request ${reference}`,
    paragraphs: ['A visitor waits for an itinerary.'],
    rows: [
      ['Send it to', user_email],
      ['Promised by', promisedUntil(created_at)],
      ['Dates', datesOf(request)],
    ],
    lists: chosen(request, catalogue),
  });
}

/**
 * Makes the composer of both letters.
 *
 * @param provider the address where itineraries are made.
 * @param deleteLink gives the signed link that deletes a request.
 */
export const composer =
  (provider: string, deleteLink: (request: StoredRequest) => Promise<string>): Composer =>
  async (kind, request, catalogue) =>
    kind === 'visitor'
      ? toVisitor(request, catalogue, await deleteLink(request))
      : toProvider(request, catalogue, provider);
