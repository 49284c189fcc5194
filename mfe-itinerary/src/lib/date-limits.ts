import { addDays, addMonths, countDays, isCalendarDate } from '@almaty/dates';
import { MAX_MONTHS_AHEAD, MAX_TRIP_DAYS } from '@almaty/store/request-limits';

/** The first and the last date that a calendar offers, yyyy-MM-dd. */
type DateLimits = { earliest: string; latest: string };

/**
 * Gets the dates that can be chosen for the start and for the end of a trip (docs/specification.md, section 5).
 *
 * @param today yyyy-MM-dd.
 * @param start the start date of the form, which may be any text; one that cannot be chosen does not limit the end.
 */
export function getDateLimits(today: string, start: string): { start: DateLimits; end: DateLimits } {
  const limits = { earliest: today, latest: addMonths(today, MAX_MONTHS_AHEAD) };
  if (!isCalendarDate(start) || start < limits.earliest || start > limits.latest) return { start: limits, end: limits };
  const days = Math.min(MAX_TRIP_DAYS, countDays(start, limits.latest));
  return { start: limits, end: { earliest: start, latest: addDays(start, days - 1) } };
}

/** Gets the day that it is where the browser is, yyyy-MM-dd. */
export function getLocalDay(now: Date = new Date()): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}
