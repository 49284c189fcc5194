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
