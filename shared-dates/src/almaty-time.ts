/** The IANA time zone of Almaty. */
const ALMATY_TIME_ZONE = 'Asia/Almaty';

// Created once and when it is used first, because that takes a phone 0.1 s.
let isoDate: Intl.DateTimeFormat | undefined;

/** Today's calendar date in Almaty, yyyy-MM-dd. */
export function todayInAlmaty(now: Date = new Date()): string {
  // The Swedish locale writes dates as yyyy-MM-dd.
  isoDate ??= new Intl.DateTimeFormat('sv-SE', { timeZone: ALMATY_TIME_ZONE });
  return isoDate.format(now);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a moment as date and time: `Monday, 23 November 2026 at 01:30` (in en-GB).
 *
 * @param locale BCP 47 tag; the browser's own unless given.
 * @param timeZone IANA name; Almaty's unless given.
 */
export function formatTime(moment: Date, locale?: string, timeZone: string = ALMATY_TIME_ZONE): string {
  const key = `${locale} ${timeZone}`;
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.format(moment);
}
