const PROMISE_MS = 24 * 60 * 60 * 1000;
const ALMATY = 'Asia/Almaty';

const at = (moment: number, timeZone: string, locale?: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment);

/**
 * Until when the itinerary comes: 24 hours after the request was taken (specification, section 1), in Almaty's time and,
 * where clocks differ, in the visitor's.
 *
 * @param taken when the request was taken, in milliseconds since 1970.
 * @param timeZone the visitor's, as IANA names it.
 * @param locale the visitor's own, as every date of the page, unless told.
 */
export function promisedUntil(taken: number, timeZone: string, locale?: string): readonly string[] {
  const until = taken + PROMISE_MS;
  const [there, here] = [at(until, ALMATY, locale), at(until, timeZone, locale)];
  return there === here ? [`${there}, Almaty time`] : [`${there}, Almaty time`, `${here}, your time`];
}
