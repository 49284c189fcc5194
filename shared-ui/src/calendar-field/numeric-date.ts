import { LANGUAGE } from '@almaty/languages/current';

/** English pages are for everybody, who write as their browsers do; Chromium has no Kazakh, which is written like Russian. */
const PAGE_LOCALES = { en: undefined, ru: 'ru', kk: 'ru' } as const;

/** How dates of numbers are written in a language. */
type NumericOrder = {
  isMonthBeforeDay: boolean;
  isYearFirst: boolean;
  /** Whether points separate the numbers. */
  hasPoints: boolean;
};

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();
const orders = new Map<string | undefined, NumericOrder>();

function getFormatter(locale: string | undefined): Intl.DateTimeFormat {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const;
  const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(locale, formatter);
  return formatter;
}

/** Formats a calendar date (yyyy-MM-dd) in numbers as people of a language write it: `13/06/2027`, `6/13/2027`. */
export const formatNumericDate = (day: string, locale: string | undefined = PAGE_LOCALES[LANGUAGE]): string =>
  getFormatter(locale).format(new Date(`${day}T00:00:00Z`));

function createOrder(locale: string | undefined): NumericOrder {
  const withYear = getFormatter(locale).formatToParts(0);
  // Swedish puts the year first, but the day before the month where there is no year.
  const withoutYear = new Intl.DateTimeFormat(locale, {
    ...{ month: 'numeric', day: 'numeric', calendar: 'gregory', timeZone: 'UTC' },
  } as const).formatToParts(0);
  const isBefore = (parts: readonly Intl.DateTimeFormatPart[], first: string, second: string) =>
    parts.findIndex(({ type }) => type === first) < parts.findIndex(({ type }) => type === second);
  return {
    isMonthBeforeDay: isBefore(withoutYear, 'month', 'day'),
    isYearFirst: isBefore(withYear, 'year', 'month'),
    hasPoints: withYear.some(({ type, value }) => type === 'literal' && value.includes('.')),
  };
}

/**
 * Gets the order in which a language writes dates of numbers.
 *
 * @param locale BCP 47 tag; that of the page unless given, which is the browser's own on English pages.
 */
export function getNumericOrder(locale: string | undefined = PAGE_LOCALES[LANGUAGE]): NumericOrder {
  const order = orders.get(locale) ?? createOrder(locale);
  orders.set(locale, order);
  return order;
}
