import { isCalendarDate } from '@almaty/dates';
import { toPlainLetters } from '@almaty/languages';
import type { DayProblem } from './day-problem.ts';
import { findMonths } from './month-names.ts';
import { getNumericOrder } from './numeric-date.ts';

/** A date as it was typed; `month` and `date` may be any number. */
type DateParts = { year?: number | undefined; month: number; date: number };

/** A calendar date, yyyy-MM-dd, or what is wrong with the text. */
type ParsedDay = { day: string } | { problem: DayProblem };

const UNREADABLE: ParsedDay = { problem: { kind: 'unreadable' } };

/** 29 February comes at least once in so many years. */
const LEAP_CYCLE = 8;

const toCalendarDate = (year: number, month: number, date: number): string | undefined => {
  const day = [String(year).padStart(4, '0'), ...[month, date].map((number) => String(number).padStart(2, '0'))];
  return isCalendarDate(day.join('-')) ? day.join('-') : undefined;
};

/** The date of the parts; without a year the next such day from `from` on. Undefined when there is no such day. */
function findDay({ year, month, date }: DateParts, from: string): string | undefined {
  if (year !== undefined) return toCalendarDate(year, month, date);
  const firstYear = Number(from.slice(0, 4));
  const days = Array.from({ length: LEAP_CYCLE + 1 }, (_, index) => toCalendarDate(firstYear + index, month, date));
  return days.find((day) => day !== undefined && day >= from);
}

function createDay(parts: DateParts, from: string): ParsedDay {
  const { year, month, date } = parts;
  const day = findDay(parts, from);
  if (day) return { day };
  if (month < 1 || date < 1) return UNREADABLE;
  if (month <= 12) return { problem: { kind: 'no-such-day', month, year } };
  return { problem: { kind: 'no-such-month', month, instead: findDay({ year, month: date, date: month }, from) } };
}

/** A year has four digits, or its last two. */
const toYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

const isShort = (digits: string | undefined): digits is string => digits !== undefined && digits.length <= 2;

/** Parses a day and a year beside the name of a month, in any order; without four digits the day comes first. */
function parseWithMonthName(numbers: readonly string[], month: number, from: string): ParsedDay {
  const fullYear = numbers.find((digits) => digits.length === 4);
  const [date, shortYear, ...more] = numbers.filter((digits) => digits !== fullYear);
  if (more.length > 0 || (fullYear && shortYear)) return UNREADABLE;
  if (!date) return { problem: { kind: 'no-day', month } };
  const year = fullYear ?? shortYear;
  if (!isShort(date) || (year && ![2, 4].includes(year.length))) return UNREADABLE;
  return createDay({ year: year ? toYear(year) : undefined, month, date: Number(date) }, from);
}

// Markers of a numbered month, after the number in Chinese, Japanese and Korean, before it in Vietnamese.
const MARKER_AFTER_MONTH = /\d\s*[月월]/;
const MARKER_BEFORE_MONTH = /thang\s*\d/;

/** Gets the order of day and month in a text of numbers. */
function isMonthFirst(text: string, locale: string | undefined): boolean {
  if (MARKER_AFTER_MONTH.test(text)) return true;
  if (/\p{L}/u.test(text)) return false;
  const { isMonthBeforeDay, hasPoints } = getNumericOrder(locale);
  // With points the day comes first in every language that does not say otherwise.
  return isMonthBeforeDay && (hasPoints || !text.includes('.'));
}

/** Puts the numbers of a text into the order year, month, day; the year may be missing. */
function orderNumbers(text: string, locale: string | undefined): DateParts | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const [first, second, third, ...more] = numbers;
  if (!first || !second || more.length > 0) return undefined;
  const getParts = (a: string, b: string, year?: string): DateParts => {
    const [month, date] = isMonthFirst(text, locale) ? [a, b] : [b, a];
    return { month: Number(month), date: Number(date), year: year ? toYear(year) : undefined };
  };
  if (!third) {
    const isUnderstood = !/\p{L}/u.test(text) || MARKER_AFTER_MONTH.test(text) || MARKER_BEFORE_MONTH.test(text);
    return isUnderstood && isShort(first) && isShort(second) ? getParts(first, second) : undefined;
  }
  if (!isShort(second)) return undefined;
  const isYearFirst =
    first.length === 4 || (third.length === 2 && first.length === 2 && getNumericOrder(locale).isYearFirst);
  if (isYearFirst && isShort(third)) return { year: toYear(first), month: Number(second), date: Number(third) };
  return isShort(first) && [2, 4].includes(third.length) ? getParts(first, second, third) : undefined;
}

/** What may stand between the numbers of a date. */
const SEPARATORS = /^[\s\p{L}\d.,/\\'’‘–—\u200e\u200f-]*$/u;

/** A month and a year in numbers, `6/2027`. */
const MONTH_AND_YEAR = /^\s*(\d{1,2})[\s./-]+\d{4}\s*$/;

/**
 * Parses a date that a visitor typed: in numbers, in the order of the visitor's language, or with the name of the month in
 * that language, English, Russian or Kazakh. A year has four digits or two; a date without one is the next such day.
 * No library does this (docs/decisions/0006).
 *
 * @param from yyyy-MM-dd: the first day that a date without a year can be.
 * @param locale BCP 47 tag; the browser's own unless given, and for numbers that of the page (`getNumericOrder`).
 */
export function parseDay(text: string, from: string, locale?: string): ParsedDay {
  const typed = toPlainLetters(text);
  if (!/[\d\p{L}]/u.test(typed) || !SEPARATORS.test(typed)) return UNREADABLE;
  const [named, ...more] = findMonths(typed, locale);
  if (more.length > 0) return UNREADABLE;
  if (named) return parseWithMonthName(typed.match(/\d+/g) ?? [], named, from);
  const parts = orderNumbers(typed, locale);
  if (parts) return createDay(parts, from);
  const month = Number(MONTH_AND_YEAR.exec(typed)?.[1] ?? 0);
  return month >= 1 && month <= 12 ? { problem: { kind: 'no-day', month } } : UNREADABLE;
}
