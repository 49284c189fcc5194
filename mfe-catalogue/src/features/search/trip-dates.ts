import { formatDate } from '@almaty/dates';
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

/** Formats the dates of a trip: `open 12 June 2027 to 15 June 2027`. */
export const formatTripDates = ([from, to]: readonly [string, string]): string =>
  from === to
    ? m.resultsOpenOn({ day: formatDate(from) })
    : m.resultsOpenBetween({ first: formatDate(from), last: formatDate(to) });
