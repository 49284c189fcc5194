import { formatDate, formatMonth, getMonthName } from '@almaty/dates';
import * as m from '#messages';
import { formatNumericDate } from './numeric-date.ts';

/** Why a text is no date. `month` counts from 1. */
export type DayProblem =
  | { kind: 'unreadable' }
  | { kind: 'no-day'; month: number }
  | { kind: 'no-such-day'; month: number; year?: number | undefined }
  /** `instead` is the date when day and month change places, yyyy-MM-dd. */
  | { kind: 'no-such-month'; month: number; instead?: string | undefined };

const FEBRUARY = 2;

/** A leap year stands for an unknown one. */
const countDaysOfMonth = (month: number, year = 2028) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A date of next year by which visitors see how to write one: its day cannot be a month. */
export const getExampleDay = (today: string): string => `${Number(today.slice(0, 4)) + 1}-06-13`;

/** A date in both ways to write one, in the words of the page and in the visitor's order. @param day yyyy-MM-dd. */
const describeFormat = (day: string, locale?: string) => ({
  date: formatDate(day),
  numbers: formatNumericDate(day, locale),
});

/** How to write a date, for whoever has not written one yet. @param today yyyy-MM-dd. */
export const getExample = (today: string): string => m.calendarFieldExample(describeFormat(getExampleDay(today)));

function describeLength(month: number, year: number | undefined): string {
  const days = countDaysOfMonth(month, year);
  if (month !== FEBRUARY) return m.dayProblemMonthLength({ month: getMonthName(month), days });
  return year === undefined
    ? m.dayProblemLongestMonth({ month: getMonthName(month), days })
    : m.dayProblemMonthLength({ month: formatMonth(`${year}-02`), days });
}

function describeNumber(number: number, instead: string | undefined, example: string, locale?: string): string {
  const write = instead ? m.dayProblemSwapped : m.dayProblemNoMonth;
  return write({ number, date: formatNumericDate(instead ?? example, locale) });
}

/**
 * Says why a text is no date, and what to write instead.
 *
 * @param example a date to show how one is written, yyyy-MM-dd.
 * @param locale BCP 47 tag, for the order of numbers; see `getNumericOrder`.
 */
export function describeDayProblem(problem: DayProblem, example: string, locale?: string): string {
  switch (problem.kind) {
    case 'unreadable':
      return m.dayProblemUnreadable(describeFormat(example, locale));
    case 'no-day':
      return m.dayProblemNoDay({ month: getMonthName(problem.month), date: formatDate(example) });
    case 'no-such-day':
      return describeLength(problem.month, problem.year);
    case 'no-such-month':
      return describeNumber(problem.month, problem.instead, example, locale);
  }
}
