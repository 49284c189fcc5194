const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** The parts of a calendar date that a ticket shows separately, the same in every browser's language. */
export const formatDayParts = (date: string) => ({
  dayOfMonth: String(Number(date.slice(8))),
  weekday: format(date, { weekday: 'long' }),
  shortWeekday: format(date, { weekday: 'short' }),
  month: format(date, { month: 'long', year: 'numeric' }),
});
