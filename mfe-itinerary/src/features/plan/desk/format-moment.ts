import { formatDate, getWeekdayOfDate, timeInAlmaty, todayInAlmaty } from '@almaty/dates';
import * as m from '#messages';

/** A moment in Almaty, without `Intl`: `Monday, 23 November 2026 at 01:30`. @param moment ISO 8601. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  const day = todayInAlmaty(date);
  return m.planMoment({ weekday: getWeekdayOfDate(day), date: formatDate(day), time: timeInAlmaty(date) });
}
