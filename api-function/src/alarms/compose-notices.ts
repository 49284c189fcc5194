import type { EmailContent } from '../email/email-content.ts';
import type { Notice } from './decide-notices.ts';

/** Where an operator reads on: the address of docs/operations.md, and that of the site, empty when it is not known. */
export type Places = { guide: string; site: string };

/** Where docs/operations.md is unless a deployment says where it can be opened. */
export const GUIDE_FILE = 'docs/operations.md';

const HEADINGS = { began: 'Alarm', lasts: 'Still on', ended: 'Over' } as const;

const formatMoment = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`;

/** The runbook of an alarm. */
const getRunbook = ({ rule }: Notice, { guide }: Places) => `${guide}#${rule.runbook}`;

/** One line on an alarm. */
const describeNotice = ({ rule, state, since, detail }: Notice): string => {
  const title = `${HEADINGS[state]}: ${rule.title}`;
  return state === 'ended'
    ? `${title} (it began at ${formatMoment(since)}).`
    : `${title}: ${detail}. Since ${formatMoment(since)}.`;
};

/** The subject of an email: the first alarm, and how many more there are. */
export function composeSubject(notices: readonly Notice[]): string {
  const [first, ...others] = notices;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return first ? `${HEADINGS[first.state]}: ${first.rule.title}${more}` : '';
}

/** What an email to the operator says. */
export const composeContent = (notices: readonly Notice[], places: Places): EmailContent => ({
  language: 'en',
  title: composeSubject(notices),
  paragraphs: notices.map(describeNotice),
  rows: [],
  lists: [
    {
      title: 'What to do',
      items: [...new Set(notices.filter(({ state }) => state !== 'ended').map((notice) => getRunbook(notice, places)))],
    },
  ].filter(({ items }) => items.length > 0),
  ...(places.site && { action: { text: 'The state of the site', href: `${places.site}/status` } }),
});

/** What the webhook gets: a text, which chats show, and the same as data. */
export const composePayload = (notices: readonly Notice[], places: Places) => ({
  text: notices
    .map((notice) =>
      notice.state === 'ended' ? describeNotice(notice) : `${describeNotice(notice)} ${getRunbook(notice, places)}`,
    )
    .join('\n'),
  site: places.site,
  alarms: notices.map((notice) => ({
    name: notice.rule.name,
    state: notice.state,
    title: notice.rule.title,
    detail: notice.detail,
    since: notice.since,
    runbook: getRunbook(notice, places),
  })),
});
