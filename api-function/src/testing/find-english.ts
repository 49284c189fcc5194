/** What is no text in HTML and in files: styles, tags, addresses, and the names of a calendar's properties. */
const NO_TEXT = [
  /<style[^>]*>.*?<\/style>/gs,
  /<[^>]*>/g,
  /https?:\/\/\S+/g,
  /\S+@\S+/g,
  /^[A-Z-]+[;:](?:[A-Z-]+=[^:]*:)?/gm,
];

/**
 * Finds English in a text of another language: words of small Latin letters beside each other, which no name is.
 *
 * @param said what the catalogue says in English.
 */
export function findEnglish(text: string, said: readonly string[] = []): string[] {
  // A line of a text or a calendar may be broken inside what the catalogue says.
  const unsaid = said.reduce((rest, words) => rest.replaceAll(words, ''), text.replaceAll('\r\n ', ''));
  const plain = NO_TEXT.reduce((rest, pattern) => rest.replaceAll(pattern, '\n'), unsaid);
  return [...plain.matchAll(/\b[a-z]{2,}[ \u00A0][a-z]{2,}\b/g)].map(([words]) => words);
}
