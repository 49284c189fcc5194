import type { Language } from '@almaty/languages';
import { html } from 'hono/html';

/** What an email says, apart from its format. */
export type EmailContent = {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** Pairs of a term and its value. */
  rows: readonly (readonly [string, string])[];
  lists: readonly { title: string; items: readonly string[] }[];
  link?: { text: string; href: string };
  /** A longer plain text at the end, whose lines stay as they are. */
  appendix?: string;
};

/** Renders the plain text of an email. */
export const renderText = ({ title, paragraphs, rows, lists, link, appendix }: EmailContent): string =>
  [
    title,
    ...paragraphs,
    rows.map(([term, value]) => `${term}: ${value}`).join('\n'),
    ...lists.map(({ title, items }) => [`${title}:`, ...items.map((item) => `- ${item}`)].join('\n')),
    ...(link ? [`${link.text}:\n${link.href}`] : []),
    ...(appendix ? [appendix] : []),
  ].join('\n\n');

const renderRow = ([term, value]: EmailContent['rows'][number]) =>
  html`<tr><td style="padding:4px 16px 4px 0;color:#465a5c;vertical-align:top">${term}</td><td style="padding:4px 0;overflow-wrap:anywhere"><b>${value}</b></td></tr>`;

const renderList = ({ title, items }: EmailContent['lists'][number]) =>
  html`<h2 style="font-size:18px;margin:24px 0 8px">${title}</h2><ul style="margin:0;padding-left:20px">${items.map(
    (item) => html`<li>${item}</li>`,
  )}</ul>`;

const renderLink = ({ text, href }: NonNullable<EmailContent['link']>) =>
  html`<p style="margin:28px 0 0;font-size:14px"><a href="${href}" style="color:#b03324">${text}</a></p>`;

const renderAppendix = (text: string) =>
  html`<pre style="margin:32px 0 0;padding-top:24px;border-top:1px solid #dcd2bd;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere">${text}</pre>`;

/** Renders the HTML of an email: no pictures, scripts or external files, so that every email program can show it. */
export async function renderHtml({
  language,
  title,
  paragraphs,
  rows,
  lists,
  link,
  appendix,
}: EmailContent): Promise<string> {
  const markup =
    await html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#10282c;background:#fbf7ef"><div style="max-width:560px;margin:0 auto;padding:24px;background:#fffdf8;border-top:6px solid #c8402f"><h1 style="font-size:24px;line-height:1.2;margin:0 0 16px;color:#113a40">${title}</h1>${paragraphs.map(
      (paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`,
    )}<table role="presentation" style="border-collapse:collapse">${rows.map(renderRow)}</table>${lists.map(renderList)}${
      link ? renderLink(link) : ''
    }${appendix ? renderAppendix(appendix) : ''}</div></body></html>`;
  return markup.toString();
}
