import { deliveryDeadline, formatTime } from '@almaty/dates';

/**
 * Formats the moment by which the itinerary is promised, in Almaty's time and, where clocks differ, in the visitor's.
 *
 * @param submittedAt when the request was submitted, in milliseconds since 1970.
 * @param timeZone IANA name of the visitor's time zone.
 * @param locale BCP 47 tag; the browser's own unless given.
 */
export function formatDeliveryDeadline(submittedAt: number, timeZone: string, locale?: string): readonly string[] {
  const deadline = deliveryDeadline(new Date(submittedAt));
  const inAlmaty = formatTime(deadline, locale);
  const local = formatTime(deadline, locale, timeZone);
  return inAlmaty === local ? [`${inAlmaty}, Almaty time`] : [`${inAlmaty}, Almaty time`, `${local}, your time`];
}
