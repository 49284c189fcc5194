import type { PublishedNotice } from '../schema/access.ts';

/** What a visitor is told: `ask` when nobody knows the state any longer. */
export type CurrentAccess = 'open' | 'restricted' | 'closed' | 'ask';

/**
 * What a notice says to somebody who reads it on a day. A notice that is past its end or its review day no longer says
 * anything: then the visitor has to ask. What is open stays open, because there is nothing to warn of.
 *
 * @param today yyyy-MM-dd in Almaty.
 */
export function readNotice({ state, to, reviewBy }: PublishedNotice, today: string): CurrentAccess {
  if (state === 'open') return 'open';
  return state === 'unknown' || (to && today > to) || today > reviewBy ? 'ask' : state;
}

/**
 * The access to a location on a date, as far as a notice says it.
 *
 * @param date the day of the visit, yyyy-MM-dd.
 * @param today the day on which one reads the notice, yyyy-MM-dd in Almaty.
 */
export function getAccess(notice: PublishedNotice, date: string, today: string): CurrentAccess {
  const access = readNotice(notice, today);
  if (access === 'ask' || access === 'open') return access;
  if (notice.from && date < notice.from) return 'open';
  // After the announced end nobody has reported yet that it is open again.
  return notice.to && date > notice.to ? 'ask' : access;
}
