const PROMISE_MS = 24 * 60 * 60 * 1000;

/** Until when the itinerary is promised: 24 hours after the request, told in Almaty's time. */
export function promisedUntil(createdAt: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Almaty' });
  return `${format.format(Date.parse(createdAt) + PROMISE_MS)} (Almaty time)`;
}

/** A calendar day, yyyy-MM-dd, in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
