const CYRILLIC = /\p{Script=Cyrillic}/u;
const WORD = /[a-z]{3,}/;
const WORDS = /[a-z]{2,} [a-z]{2,}/;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** What is read of HTML: its texts, and the attributes that are read out. */
const listTexts = (html: string): string[] =>
  [
    ...html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '').split(/<[^>]*>/),
    ...[...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text = '']) => text),
  ].map((text) => text.trim());

/**
 * Finds the texts of a page in Russian or Kazakh that are in English, or have English words beside each other.
 *
 * @param names texts that are the same in each language; addresses of sites are too.
 */
export function findEnglish(html: string, names: readonly string[]): string[] {
  const isEnglish = (text: string) => {
    const rest = names.reduce((shorter, name) => shorter.replaceAll(name, ''), text);
    if (DOMAIN.test(text) || !WORD.test(rest)) return false;
    return !CYRILLIC.test(text) || WORDS.test(rest);
  };
  return [...new Set(listTexts(html).filter(isEnglish))];
}
