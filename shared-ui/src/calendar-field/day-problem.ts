import { formatCalendarDate, getMonthName } from '@almaty/dates';
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

/** How to write a date, in the format of the visitor's language. @param example a date, yyyy-MM-dd. */
const describeFormat = (example: string, locale?: string): string =>
  `${formatCalendarDate(example, locale)} or ${formatNumericDate(example, locale)}`;

/** How to write a date, for whoever has not written one yet. @param today yyyy-MM-dd. */
export const getExample = (today: string): string => describeFormat(getExampleDay(today));

function describeLength(month: number, year: number | undefined): string {
  const isFebruary = month === FEBRUARY;
  const name = isFebruary && year !== undefined ? `${getMonthName(month)} ${year}` : getMonthName(month);
  const atMost = isFebruary && year === undefined ? 'at most ' : '';
  return `${name} has ${atMost}${countDaysOfMonth(month, year)} days`;
}

/**
 * Says why a text is no date, and what to write instead, in the format of the visitor's language.
 *
 * @param example a date to show how one is written, yyyy-MM-dd.
 * @param locale BCP 47 tag; the browser's own unless given.
 */
export function describeDayProblem(problem: DayProblem, example: string, locale?: string): string {
  switch (problem.kind) {
    case 'unreadable':
      return `Write the date like ${describeFormat(example, locale)}`;
    case 'no-day':
      return `Add the day to ${getMonthName(problem.month)}, for example ${formatCalendarDate(example, locale)}`;
    case 'no-such-day':
      return describeLength(problem.month, problem.year);
    case 'no-such-month':
      return problem.instead
        ? `${problem.month} cannot be a month: write ${formatNumericDate(problem.instead, locale)}`
        : `${problem.month} cannot be a month: write the date like ${formatNumericDate(example, locale)}`;
  }
}
