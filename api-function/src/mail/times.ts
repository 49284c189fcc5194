const PROMISE_MS = 24 * 60 * 60 * 1000;

// Made once: making a format costs more than writing the rest of a letter.
const almatyTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Almaty' });
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Until when the itinerary is promised: 24 hours after the request, told in Almaty's time. */
export const promisedUntil = (createdAt: string): string =>
  `${almatyTime.format(Date.parse(createdAt) + PROMISE_MS)} (Almaty time)`;

/** A calendar day, yyyy-MM-dd, in words. */
export const dayText = (day: string): string => longDay.format(new Date(day));
