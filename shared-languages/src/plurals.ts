import type { Language } from './languages.ts';

/** The plural categories of Unicode CLDR (https://cldr.unicode.org/index/cldr-spec/plural-rules) that our languages have. */
export type PluralCategory = 'one' | 'few' | 'many' | 'other';

/** The categories that a message of a language needs. */
export const PLURAL_CATEGORIES: Readonly<Record<Language, readonly PluralCategory[]>> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  kk: ['one', 'other'],
};

/**
 * The plural category of a number. Not by `Intl`, which says in Chromium that it knows Kazakh and does not, and whose first use
 * takes a phone 0.1 s.
 *
 * @param value at least 0; with decimals, as it is written: 1.0 is written 1.
 */
export function getPluralCategory(language: Language, value: number): PluralCategory {
  if (language !== 'ru') return value === 1 ? 'one' : 'other';
  if (!Number.isInteger(value)) return 'other';
  const tens = value % 100;
  if (tens >= 11 && tens <= 14) return 'many';
  const ones = value % 10;
  if (ones === 1) return 'one';
  return ones >= 2 && ones <= 4 ? 'few' : 'many';
}

/**
 * The form of a message for a number.
 *
 * @param forms by category, and `=0` for exactly that number.
 */
export const selectPlural = <Form>(
  language: Language,
  value: number,
  forms: Readonly<Record<string, Form> & { other: Form }>,
): Form => forms[`=${value}`] ?? forms[getPluralCategory(language, value)] ?? forms.other;

/** The form of a message for a word, such as one for each way to travel. */
export const selectForm = <Form>(word: string, forms: Readonly<Record<string, Form> & { other: Form }>): Form =>
  forms[word] ?? forms.other;
