import { createDateFormat } from './create-date-format.ts';

/** The IANA time zone of Almaty. */
const ALMATY_TIME_ZONE = 'Asia/Almaty';

/** Almaty is five hours ahead of UTC since 1 March 2024, without summer time (IANA time zone database, 2024a). */
const ALMATY_OFFSET_MS = 5 * 60 * 60 * 1000;

/**
 * Today's calendar date in Almaty, yyyy-MM-dd. Without `Intl`, whose first use takes a phone 0.1 s, in which it could answer
 * no press.
 *
 * @param now a moment since March 2024.
 */
export const todayInAlmaty = (now: Date = new Date()): string =>
  new Date(now.getTime() + ALMATY_OFFSET_MS).toISOString().slice(0, 10);

/** The time of day in Almaty, HH:mm. */
export const timeInAlmaty = (now: Date = new Date()): string =>
  new Date(now.getTime() + ALMATY_OFFSET_MS).toISOString().slice(11, 16);

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
  const formatter = formatters.get(key) ?? createDateFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.format(moment);
}
