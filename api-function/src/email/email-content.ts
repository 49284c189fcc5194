import type { Language } from '@almaty/languages';

type EmailLink = { text: string; href: string };

/** What an email says, apart from its format. */
export type EmailContent = {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** Pairs of a term and its value. */
  rows: readonly (readonly [string, string])[];
  lists: readonly { title: string; items: readonly string[] }[];
  /** What most readers do next. */
  action?: EmailLink;
  /** What few do. */
  link?: EmailLink;
  /** A longer plain text at the end, whose lines stay as they are. */
  appendix?: string;
};

const renderLink = ({ text, href }: EmailLink) => `${text}:\n${href}`;

/** Renders the plain text of an email. */
export const renderText = ({ title, paragraphs, rows, lists, action, link, appendix }: EmailContent): string =>
  [
    title,
    ...paragraphs,
    rows.map(([term, value]) => `${term}: ${value}`).join('\n'),
    ...(action ? [renderLink(action)] : []),
    ...lists.map(({ title, items }) => [`${title}:`, ...items.map((item) => `- ${item}`)].join('\n')),
    ...(appendix ? [appendix] : []),
    ...(link ? [renderLink(link)] : []),
  ].join('\n\n');
