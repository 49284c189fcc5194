import { createDateFormat } from '@almaty/dates';

const createFormat = (options: Intl.DateTimeFormatOptions) =>
  // Of the browser's own locale, as the rest of the ticket is.
  createDateFormat(undefined, { ...options, calendar: 'gregory', timeZone: 'UTC' });

const createFormats = () => ({
  short: createFormat({ weekday: 'short' }),
  long: createFormat({ weekday: 'long', day: 'numeric', month: 'long' }),
});
let formats: ReturnType<typeof createFormats> | undefined;

/** Creates the formatters when they are used first, because that takes a phone up to 0.1 s (docs/decisions/0017). */
const getFormats = () => {
  formats ??= createFormats();
  return formats;
};

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Sat 12` of a date, yyyy-MM-dd. */
export const formatShortDay = (day: string): string =>
  `${getFormats().short.format(toDate(day))} ${toDate(day).getUTCDate()}`;

/** `Tuesday, 15 June` of a date, yyyy-MM-dd. */
export const formatLongDay = (day: string): string => getFormats().long.format(toDate(day));
