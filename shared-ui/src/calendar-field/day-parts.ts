import { createDateFormat } from '@almaty/dates';

/**
 * Splits a calendar date (yyyy-MM-dd) into the parts that a ticket shows separately, in the long format.
 *
 * @param locale BCP 47 tag; the browser's own unless given.
 */
export const getDayParts = (day: string, locale?: string) => {
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    createDateFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return {
    day: Number(day.slice(8)),
    weekday: formatPart({ weekday: 'long' }),
    month: formatPart({ month: 'long', year: 'numeric' }),
  };
};
