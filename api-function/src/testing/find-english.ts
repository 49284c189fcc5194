import { findEnglish as findInHtml } from '@almaty/languages/build';

/** What is no text in emails and files: addresses, the ids of a calendar and the names of its properties. */
const NO_TEXT = [
  /https?:\/\/[^\s<>]+/g,
  /[\w.-]+@[\w.-]+/g,
  /^(?:PRODID|TZID|UID|X-WR-TIMEZONE):.*$/gm,
  /^[A-Z-]+[;:](?:[A-Z-]+=[^:]*:)?/gm,
];

/** The names of the test catalogue, which is in English, and of the site. A line may be broken inside of one. */
const NAMES = [
  /\b(?:Base|Node|Location|Activity)\s+\w+/g,
  /\b(?:Almaty guide|Charyn Canyon|Big Almaty Peak|Camping|museum|park|home)\b/g,
];

/**
 * Finds English in a text, an email or a file of another language, of which each line is a text.
 *
 * @param said what else the catalogue says in English.
 */
export function findEnglish(text: string, said: readonly string[] = []): string[] {
  // A long line of a calendar goes on in the next.
  const unfolded = text.replaceAll('\r\n ', '');
  const unsaid = said.reduce((rest, words) => rest.replaceAll(words, ''), unfolded);
  const plain = [...NO_TEXT, ...NAMES].reduce((rest, pattern) => rest.replaceAll(pattern, ''), unsaid);
  return findInHtml(plain.replaceAll('\n', '<br>'), []);
}
