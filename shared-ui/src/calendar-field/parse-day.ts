import { isCalendarDate } from '@almaty/dates';

/** Letters as they are compared: small, and without marks. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The names of the months, from January on: alone and as they stand beside a day, which many languages tell apart. */
function monthsOf(locale: string | undefined): readonly (readonly string[])[] {
  const forms = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const;
  const formats = forms.map(
    (form) => new Intl.DateTimeFormat(locale, { ...form, calendar: 'gregory', timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((each) => {
      const parts = each.formatToParts(Date.UTC(2027, month, 11));
      return plain(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
}

/** As few letters of a month's name stand for it, where no other begins with them. */
const SHORTEST = 3;

/** The months, 1 to 12, that words of the text name. A language that counts its months names none. */
function monthsIn(text: string, locale: string | undefined): readonly number[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const means = (name: string) =>
    words.some((word) => name === word || (word.length >= SHORTEST && !/\d/.test(name) && name.startsWith(word)));
  const [english, own] = [monthsOf('en'), monthsOf(locale)];
  return english.flatMap((names, at) => ([...names, ...(own[at] ?? [])].some(means) ? [at + 1] : []));
}

function dayOf(year: string, month: string | number, date: string): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : null;
}

/** A day and a year beside the name of a month, in any order: years have four digits. */
function readNamed(numbers: readonly string[], month: number): string | null {
  const [year, date, ...more] = numbers.toSorted((one, other) => other.length - one.length);
  return year?.length === 4 && date && date.length <= 2 && more.length === 0 ? dayOf(year, month, date) : null;
}

/** The year first, or last where points or words stand between. */
const YEAR_FIRST = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/;
const DAY_FIRST = /^\D*(\d{1,2})[\s\p{L}]*[.\p{L}][\s\p{L}]*(\d{1,2})[.,\s\p{L}]+(\d{4})\D*$/u;

function readNumbers(text: string): string | null {
  const [, year, month, date] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && date) return dayOf(year, month, date);
  const [, first, second, last] = DAY_FIRST.exec(text) ?? [];
  return first && second && last ? dayOf(last, second, first) : null;
}

/**
 * The day a visitor typed, yyyy-MM-dd, or null when it can't be read. A month may be named in English or in the
 * visitor's language; of numbers alone the order must be plain: `3/4/2027` is in March for half the world, and in April
 * for the other half. Why there is no library for it: decision 6.
 *
 * @param locale the visitor's own, unless told.
 */
export function parseDay(text: string, locale?: string): string | null {
  const typed = plain(text);
  const [month, ...more] = monthsIn(typed, locale);
  if (!month) return readNumbers(typed);
  return more.length === 0 ? readNamed(typed.match(/\d+/g) ?? [], month) : null;
}
