import { toPlainLetters } from '@almaty/languages';

/**
 * Normalizes a name for comparison: lower case without accents, punctuation and double letters, Kazakh letters as Russian
 * ones, and y as i, because Kolsay and Kolsai, Asy and Assy are the same locations.
 */
export const normalizeName = (name: string): string =>
  toPlainLetters(name)
    .replaceAll('y', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(.)\1/gu, '$1')
    .trim();

/** Normalized Russian letters as English guides transliterate them. */
const RUSSIAN_TO_LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** Transliterates a normalized name into Latin letters, for people without a Cyrillic keyboard. */
export const transliterate = (name: string): string =>
  normalizeName(name.replaceAll(/[а-я]/g, (letter) => RUSSIAN_TO_LATIN[letter] ?? letter));
