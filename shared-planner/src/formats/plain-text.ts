// Everything below U+0020 except tab and line feed, DEL and the C1 block, and halves of surrogate pairs: no format allows them.
const NOT_TEXT = /[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Leaves only text: no control characters, which would break a line of a calendar or an XML document. */
export const toPlainText = (text: string): string => text.replaceAll(NOT_TEXT, '');

/** Text on one line. No-break spaces stay: they hold a number and its unit together where a line is broken. */
export const toOneLine = (text: string): string => toPlainText(text.replaceAll(/[^\S\u00A0]+/g, ' ')).trim();
