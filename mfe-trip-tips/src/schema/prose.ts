/** A piece of a tip's text: words, or an element with what is in it. What Markdown becomes before it is published. */
export type ProseNode =
  | string
  | { readonly tag: ProseTag; readonly href?: string | undefined; readonly children: Prose };

/** The elements that a tip's text may have. */
export const proseTags = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br'] as const;
export type ProseTag = (typeof proseTags)[number];

/** The text of a tip, ready to be rendered. */
export type Prose = readonly ProseNode[];
