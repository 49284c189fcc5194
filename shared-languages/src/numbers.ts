import type { Language } from './languages.ts';

/** Between groups of three digits, and before decimals, as in Unicode CLDR; in Russian and Kazakh a no-break space and a comma. */
const SEPARATORS: Readonly<Record<Language, readonly [group: string, decimal: string]>> = {
  en: [',', '.'],
  ru: ['\u00a0', ','],
  kk: ['\u00a0', ','],
};

/**
 * Writes a number as people of a language do: 12,345.6 in English. Not by `Intl`, as in plurals.ts.
 *
 * @param value with at most three decimals.
 */
export function formatNumber(language: Language, value: number): string {
  const [group, decimal] = SEPARATORS[language];
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (value < 0 ? '-' : '') + grouped + (decimals ? decimal + decimals : '');
}
