import * as names from '#names';

/** The name of a day of the week as in a sentence, 1 to 7 from Monday; 0 is Sunday and 8 Monday. */
export const getWeekdayName = (weekday: number): string => names.weekdays[weekday % 7] ?? '';

const getWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The name of a calendar date's day of the week. @param day yyyy-MM-dd. */
export const getWeekdayOfDate = (day: string): string => getWeekdayName(getWeekday(day));

/** The same in two or three letters. @param day yyyy-MM-dd. */
export const getShortWeekdayOfDate = (day: string): string => names.shortWeekdays[getWeekday(day)] ?? '';
