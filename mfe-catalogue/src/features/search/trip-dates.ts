import { formatCalendarDate, formatDate } from '@almaty/dates';
import { FIRST_LANGUAGE } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';
import type { SearchQuery } from './search-query.ts';

/**
 * The dates on which a location must be open, yyyy-MM-dd; undefined without a date. One date alone is a trip of one day,
 * and an end before the start is ignored.
 */
export function getTripDates({ from, to }: SearchQuery): readonly [string, string] | undefined {
  const first = from || to;
  return first ? [first, to > first ? to : first] : undefined;
}

/** In English as the browser writes dates, which may be British or American. */
const format = LANGUAGE === FIRST_LANGUAGE ? formatCalendarDate : formatDate;

/** Formats the dates of a trip: `open 12 June 2027 to 15 June 2027`. */
export const formatTripDates = ([from, to]: readonly [string, string]): string =>
  from === to
    ? m.resultsOpenOn({ day: format(from) })
    : m.resultsOpenBetween({ first: format(from), last: format(to) });
