import { getShortWeekdayOfDate } from '@almaty/dates';

/** `Sat 12` of a date, yyyy-MM-dd. */
export const formatShortDay = (day: string): string => `${getShortWeekdayOfDate(day)} ${Number(day.slice(8))}`;
