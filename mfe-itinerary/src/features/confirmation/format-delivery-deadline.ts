import { formatDate, getWeekdayOfDate, timeInAlmaty, todayInAlmaty } from '@almaty/dates';
import * as m from '#messages';
import { getLocalDay } from '../../lib/date-limits.ts';

/** @param day yyyy-MM-dd. @param time HH:mm. */
const toTexts = (day: string, time: string) => ({ weekday: getWeekdayOfDate(day), date: formatDate(day), time });

/**
 * Formats the moment by which the itinerary is promised, in Almaty's time and, where clocks differ, in the visitor's.
 *
 * @param deadline ISO 8601.
 */
export function formatDeliveryDeadline(deadline: string): readonly string[] {
  const moment = new Date(deadline);
  const inAlmaty = toTexts(todayInAlmaty(moment), timeInAlmaty(moment));
  const local = toTexts(getLocalDay(moment), moment.toTimeString().slice(0, 5));
  const isSame = inAlmaty.date === local.date && inAlmaty.time === local.time;
  return [m.confirmationAlmatyTime(inAlmaty), ...(isSame ? [] : [m.confirmationYourTime(local)])];
}
