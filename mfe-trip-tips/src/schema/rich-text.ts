/** The elements that the text of a tip may contain. */
export const RICH_TEXT_TAGS = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br'] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** A part of a tip's text: plain text, or an element with its content. */
export type RichTextNode =
  | string
  | { readonly tag: RichTextTag; readonly href?: string | undefined; readonly children: RichTextContent };

/** The text of a tip, parsed from Markdown at build time, so that no browser loads a parser. */
export type RichTextContent = readonly RichTextNode[];
