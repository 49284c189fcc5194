import { addDays } from '@almaty/dates';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from one date to another; negative when it is earlier. */
export const countDaysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The dates from the first to the last, yyyy-MM-dd, at most `limit` of them; none if the last is before the first. */
export function listDates(from: string, to: string, limit = Number.POSITIVE_INFINITY): string[] {
  const length = Math.max(0, Math.min((Date.parse(to) - Date.parse(from)) / DAY_MS + 1, limit));
  return Array.from({ length }, (_, index) => addDays(from, index));
}
