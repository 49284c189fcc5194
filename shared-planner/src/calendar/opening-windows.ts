import type { OpeningHours, OpeningRule } from '../schema/opening-hours.ts';
import { isInSeason } from './season.ts';
import { getWeekday } from './weekday.ts';

const holdsOn = ({ season, weekdays, nth }: OpeningRule, date: string): boolean =>
  (!season || isInSeason(date, ...season)) &&
  (!weekdays || weekdays.includes(getWeekday(date))) &&
  (!nth || Math.ceil(Number(date.slice(8)) / 7) === nth);

/**
 * The windows in which a location with known hours is open on a date, in minutes after midnight in Almaty; none when it
 * is closed.
 *
 * @param date yyyy-MM-dd.
 */
export const getOpeningWindows = ({ rules }: OpeningHours, date: string): OpeningRule['windows'] =>
  rules.findLast((rule) => holdsOn(rule, date))?.windows ?? [];
