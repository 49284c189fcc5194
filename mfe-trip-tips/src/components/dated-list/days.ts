import { formatDate, formatDays as formatDaysOfMonth } from '@almaty/dates';
import * as m from '#messages';

/** The days of something that happens, as yyyy-MM-dd; they are the same for one day. */
export type Days = { firstDay: string; lastDay: string; isApproximate?: boolean };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds days to a calendar date, yyyy-MM-dd. With that of @almaty/dates the development host reloads the page instead of replacing
 * a component.
 */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The nearest first. As numbers, because the first `localeCompare` of a page takes a phone 70 ms. */
export const compareDays = (one: Days, other: Days): number => Date.parse(one.firstDay) - Date.parse(other.firstDay);

/** Formats days: `7 January 2027`, `1 and 2 January 2027`, `About 16 May 2027`. */
export function formatDays({ firstDay, lastDay, isApproximate }: Days): string {
  const date = formatDate(lastDay);
  if (firstDay === lastDay) return isApproximate ? m.daysAbout({ day: date }) : date;
  const areTwo = addDays(firstDay, 1) === lastDay;
  if (firstDay.slice(0, 7) !== lastDay.slice(0, 7)) {
    const dates = { first: formatDate(firstDay), last: date };
    return areTwo ? m.daysTwo(dates) : m.daysDates(dates);
  }
  const days = { first: Number(firstDay.slice(8)), last: Number(lastDay.slice(8)) };
  return formatDaysOfMonth(areTwo ? m.daysTwo(days) : m.daysRange(days), lastDay);
}
