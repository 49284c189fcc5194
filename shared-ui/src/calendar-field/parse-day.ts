import { isCalendarDate } from '@almaty/dates';

/** Lower-cases a text and removes diacritics, so that spellings can be compared. */
const normalize = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The names of each month, January first: on its own and beside a day, which differ in many languages. */
function getMonthNames(locale: string | undefined): readonly (readonly string[])[] {
  const forms = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const;
  const formats = forms.map(
    (form) => new Intl.DateTimeFormat(locale, { ...form, calendar: 'gregory', timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2027, month, 11));
      return normalize(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
}

/** The shortest accepted abbreviation of a month. */
const MIN_ABBREVIATION = 3;

/** Finds the months (1 to 12) that a text names; none in languages that number their months. */
function findMonths(text: string, locale: string | undefined): readonly number[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const matchesWord = (name: string) =>
    words.some(
      (word) => name === word || (word.length >= MIN_ABBREVIATION && !/\d/.test(name) && name.startsWith(word)),
    );
  const [english, local] = [getMonthNames('en'), getMonthNames(locale)];
  return english.flatMap((names, index) => ([...names, ...(local[index] ?? [])].some(matchesWord) ? [index + 1] : []));
}

function toCalendarDate(year: string, month: string | number, date: string): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : null;
}

/** Parses a day and a year beside the name of a month, in any order; a year has four digits. */
function parseWithMonthName(numbers: readonly string[], month: number): string | null {
  const [year, date, ...more] = numbers.toSorted((a, b) => b.length - a.length);
  return year?.length === 4 && date && date.length <= 2 && more.length === 0 ? toCalendarDate(year, month, date) : null;
}

// Year first, or day first when points or words separate the numbers.
const YEAR_FIRST = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/;
const DAY_FIRST = /^\D*(\d{1,2})[\s\p{L}]*[.\p{L}][\s\p{L}]*(\d{1,2})[.,\s\p{L}]+(\d{4})\D*$/u;

function parseNumbers(text: string): string | null {
  const [, year, month, date] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && date) return toCalendarDate(year, month, date);
  const [, first, second, last] = DAY_FIRST.exec(text) ?? [];
  return first && second && last ? toCalendarDate(last, second, first) : null;
}

/**
 * Parses a date that a visitor typed. Months may be named in English or in the visitor's language. Numbers alone must be
 * unambiguous: `3/4/2027` is in March for some visitors and in April for others. No library does this without guessing
 * (docs/decisions/0006).
 *
 * @param locale BCP 47 tag; the browser's own unless given.
 * @returns yyyy-MM-dd, or null when the text cannot be parsed.
 */
export function parseDay(text: string, locale?: string): string | null {
  const typed = normalize(text);
  const [month, ...more] = findMonths(typed, locale);
  if (!month) return parseNumbers(typed);
  return more.length === 0 ? parseWithMonthName(typed.match(/\d+/g) ?? [], month) : null;
}
