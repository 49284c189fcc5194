import { toPlainLetters } from '@almaty/languages';

/** The names of each month, January first: a month has several forms in many languages. */
type MonthNames = readonly (readonly string[])[];

/** Kazakh is a table, because Chromium has no Kazakh names. */
const KAZAKH: MonthNames = 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'
  .split(' ')
  .map((name) => [toPlainLetters(name)]);

/** On its own and beside a day, in full and short. */
const STYLES = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short' },
  { month: 'short', day: 'numeric' },
] as const;

function createMonthNames(locale: string | undefined): MonthNames {
  const formatters = STYLES.map(
    (style) => new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_, month) =>
    formatters
      .map((formatter) => {
        const parts = formatter.formatToParts(Date.UTC(2027, month, 11));
        return toPlainLetters(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '');
      })
      // Languages that number their months have no names.
      .filter((name) => name !== '' && !/\d/.test(name)),
  );
}

// Creating formatters costs far more than using them, and a form reads its dates with every key.
const monthNames = new Map<string | undefined, MonthNames>();

function getMonthNames(locale: string | undefined): MonthNames {
  const names = monthNames.get(locale) ?? createMonthNames(locale);
  monthNames.set(locale, names);
  return names;
}

/** The shortest accepted abbreviation of a month. */
const MIN_ABBREVIATION = 3;

const matches = (word: string, name: string) =>
  name === word || (word.length >= MIN_ABBREVIATION && name.startsWith(word));

const findIn = (names: MonthNames, words: readonly string[]): readonly number[] =>
  names.flatMap((forms, index) => (forms.some((name) => words.some((word) => matches(word, name))) ? [index + 1] : []));

/**
 * Finds the months (1 to 12) that a text names in the visitor's language, else in English, Russian or Kazakh.
 *
 * @param text in plain letters.
 * @param locale BCP 47 tag; the browser's own when undefined.
 */
export function findMonths(text: string, locale: string | undefined): readonly number[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return [];
  const local = findIn(getMonthNames(locale), words);
  if (local.length > 0) return local;
  const others = [getMonthNames('en'), getMonthNames('ru'), KAZAKH].flatMap((names) => findIn(names, words));
  return [...new Set(others)];
}
