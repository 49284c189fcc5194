import { formatTime } from '@almaty/dates';

/**
 * Formats the moment by which the itinerary is promised, in Almaty's time and, where clocks differ, in the visitor's.
 *
 * @param deadline ISO 8601.
 * @param timeZone IANA name of the visitor's time zone.
 * @param locale BCP 47 tag; the browser's own unless given.
 */
export function formatDeliveryDeadline(deadline: string, timeZone: string, locale?: string): readonly string[] {
  const moment = new Date(deadline);
  const inAlmaty = formatTime(moment, locale);
  const local = formatTime(moment, locale, timeZone);
  return inAlmaty === local ? [`${inAlmaty}, Almaty time`] : [`${inAlmaty}, Almaty time`, `${local}, your time`];
}
