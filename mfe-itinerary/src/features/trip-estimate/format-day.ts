const createFormat = (options: Intl.DateTimeFormatOptions) =>
  // Of the browser's own locale, as the rest of the ticket is.
  new Intl.DateTimeFormat(undefined, { ...options, calendar: 'gregory', timeZone: 'UTC' });

const short = createFormat({ weekday: 'short' });
const long = createFormat({ weekday: 'long', day: 'numeric', month: 'long' });

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Sat 12` of a date, yyyy-MM-dd. */
export const formatShortDay = (day: string): string => `${short.format(toDate(day))} ${toDate(day).getUTCDate()}`;

/** `Tuesday, 15 June` of a date, yyyy-MM-dd. */
export const formatLongDay = (day: string): string => long.format(toDate(day));
