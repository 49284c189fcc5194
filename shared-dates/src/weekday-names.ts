// Not by `Intl`, as in english-dates.ts.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The name of a day of the week, 1 to 7 from Monday; 0 is Sunday and 8 Monday. */
export const getWeekdayName = (weekday: number): string => WEEKDAYS[weekday % 7] ?? '';

/** The name of a calendar date's day of the week. @param day yyyy-MM-dd. */
export const getWeekdayOfDate = (day: string): string => getWeekdayName(new Date(`${day}T00:00:00Z`).getUTCDay());
