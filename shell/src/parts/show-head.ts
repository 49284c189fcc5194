import { SITE_NAME } from '../app/site-name.ts';
import type { PageFragment } from './fragments.ts';

type Head = PageFragment['head'];

const getMeta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

function setMeta(name: string, content: string | undefined): void {
  const meta = getMeta(name);
  if (content === undefined) meta?.remove();
  else if (meta) meta.content = content;
  else document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}

/** The fields that the document has now. */
export const readHead = (): Head => ({
  title: document.title,
  description: getMeta('description')?.content,
  noindex: getMeta('robots') !== null,
});

let shownTitle: string | undefined;

/** Gives the document the head fields of the page that is shown; those of the site while they are not known. */
export function showHead(pathname: string, { title, description, noindex }: Head = { title: SITE_NAME }): void {
  document.title = title;
  shownTitle = title;
  setMeta('description', description);
  setMeta('robots', noindex ? 'noindex' : undefined);
  const url = location.origin + pathname;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', url);
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', url);
}

/** As `showHead`, for fields that come late: a title that the page has given itself meanwhile (`usePageTitle`) stays. */
export function completeHead(pathname: string, head: Head): void {
  const { title } = document;
  const hasOwnTitle = title !== shownTitle;
  showHead(pathname, head);
  if (hasOwnTitle) document.title = title;
}
