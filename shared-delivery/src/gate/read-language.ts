import type { Language } from '@almaty/languages';

/** Letters that Kazakh has, and Russian has not. */
const KAZAKH = /[әғқңөұүһі]/giu;

/** From this share of the letters on a page is in Cyrillic: English pages have up to 5 % of it, in names, others 87 % and more. */
const CYRILLIC_SHARE = 0.5;

/** From this share of the Cyrillic letters on a page is in Kazakh: those in Russian have up to 0.4 %, those in Kazakh 9 % and more. */
const KAZAKH_SHARE = 0.03;

const count = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

/** The language that most of a prerendered page is in, by its letters; undefined when it has none. */
export function readLanguage(html: string): Language | undefined {
  const text = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
  const letters = count(text, /\p{L}/gu);
  if (letters === 0) return undefined;
  const cyrillic = count(text, /\p{Script=Cyrillic}/gu);
  if (cyrillic < letters * CYRILLIC_SHARE) return 'en';
  return count(text, KAZAKH) < cyrillic * KAZAKH_SHARE ? 'ru' : 'kk';
}
