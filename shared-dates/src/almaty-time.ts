/** The IANA time zone of Almaty. */
export const ALMATY_TIME_ZONE = 'Asia/Almaty';

// The Swedish locale writes dates as yyyy-MM-dd; created once, because creating a formatter is slow.
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone: ALMATY_TIME_ZONE });

/** Today's calendar date in Almaty, yyyy-MM-dd. */
export const todayInAlmaty = (now: Date = new Date()): string => isoDate.format(now);

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * Formats a moment as date and time in Almaty: `Monday, 23 November 2026 at 01:30` (in en-GB).
 *
 * @param locale BCP 47 tag; the browser's own unless given.
 */
export function formatAlmatyTime(moment: Date, locale?: string): string {
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone: ALMATY_TIME_ZONE } as const;
  const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(locale, formatter);
  return formatter.format(moment);
}
