/** What is around the name of a text that pages share: no HTML has this character. */
const MARK = '\u0001';

/** Stands in a page for a text that many pages share, or that is known only when the page is shown. */
export const mark = (name: string): string => MARK + name + MARK;

const MARKS = new RegExp(`${MARK}([^${MARK}]+)${MARK}`, 'g');

/** Puts the texts into a page; nothing for a name that has none. */
export const fillMarks = (page: string, texts: Readonly<Record<string, string>>): string =>
  page.replace(MARKS, (_, name: string) => texts[name] ?? '');

/** Where the notice stands that a page comes from the store, where the body of the fragment, and the last segment of the path. */
export const NOTICE = 'notice';
export const BODY = 'body';
export const LAST_SEGMENT = 'last-segment';

/** The parameter of the route whose pages have one document: plans. */
export const PARAMETER = ':reference';

/** A page as the edge composes it for the store, with marks in its document and body. */
export type KeptPage = {
  head: { title: string; description?: string | undefined; noindex?: boolean | undefined };
  document: string;
  /** The body of its fragment, which a tab shows after a link. */
  body: string;
  /** The headers of the document, its policy above all. */
  headers: Readonly<Record<string, string>>;
};

/** The texts that pages of a language share, by name. */
export type SharedTexts = Readonly<Record<string, string>>;
