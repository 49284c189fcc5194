const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The name of a month, 1 to 12; 0 is December and 13 January. */
export const getMonthName = (month: number): string => MONTHS[(month + 11) % 12] ?? '';

/** The name of a day of the week, 1 to 7 from Monday; 0 is Sunday and 8 Monday. */
export const getWeekdayName = (weekday: number): string => WEEKDAYS[weekday % 7] ?? '';

/** The name of a calendar date's day of the week. @param day yyyy-MM-dd. */
export const getWeekdayOfDate = (day: string): string => getWeekdayName(new Date(`${day}T00:00:00Z`).getUTCDay());
