import { isCalendarDate } from '@almaty/dates';
import type { Names } from '@almaty/dates/names';

const getMonth = (day: string) => Number(day.slice(-5, -3));
const getDay = (day: string) => String(Number(day.slice(-2)));

/** What writes dates in a language, in whichever language the build is: the API answers in all of them. */
export function createDates(names: Names) {
  /** Several days of a month: `12 to 14 June 2027`. @param days what is said of them. @param day one of them, yyyy-MM-dd. */
  function days(days: string, day: string): string {
    if (!isCalendarDate(day)) throw new RangeError(`${day} is not a calendar date`);
    return names.writeDate(days, getMonth(day), day.slice(0, 4));
  }
  return {
    days,
    /** `12 June 2027` of yyyy-MM-dd. */
    date: (day: string): string => days(getDay(day), day),
    /** `12 June` of MM-dd or yyyy-MM-dd. */
    yearDay: (day: string): string => names.writeYearDay(getDay(day), getMonth(day)),
    /** `Saturday` of yyyy-MM-dd. */
    weekday: (day: string): string => names.weekdays[new Date(day).getUTCDay()] ?? '',
    /** `June` of 6. */
    month: (month: number): string => names.months[month - 1] ?? '',
  };
}
