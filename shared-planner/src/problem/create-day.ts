import { addDays } from '@almaty/dates';
import { countDaysBetween } from '../calendar/date-list.ts';
import { toMinutes } from '../calendar/time-of-day.ts';
import type { Day, DayKind } from '../solver/problem.ts';
import type { NightBase } from './bases.ts';
import { getBookedHours } from './booked-hours.ts';
import type { Context } from './context.ts';
import { getArrival, getDeparture, getLateMorning, type Transfer } from './transfers.ts';

const MINUTES_PER_DAY = 1440;

/** The latest return of a day on which nothing can be done. */
const NEVER = -1;

/** When a date can begin at the earliest, whatever the visitor prefers: minutes after its midnight. */
function getBegin(context: Context, date: string, number: number): number {
  const { request } = context;
  const arrived = (getArrival(context)?.end ?? 0) - number * MINUTES_PER_DAY;
  // A transfer after a late arrival and a booking at night can end on the day after.
  const booked = date === request.start_date ? 0 : getBookedHours(context, addDays(date, -1)).to - MINUTES_PER_DAY;
  const underway = date === request.start_date ? request.underway : undefined;
  return Math.max(0, arrived, booked, getLateMorning(context, date), underway ? toMinutes(underway.time) : 0);
}

/** When a date has to end: the way to a departure at night begins on the day after. */
function getEnd(departure: Transfer | undefined, date: string, latest: number): number {
  if (!departure) return latest;
  const days = countDaysBetween(date, departure.date);
  return days < 0 ? NEVER : Math.min(latest, departure.begin + days * MINUTES_PER_DAY);
}

/** The day's hours and the bases where it can begin and end. */
export function createDay(context: Context, kind: DayKind, index: number, bases: readonly NightBase[]): Day {
  const { dates, firstDay, request, rules } = context;
  const date = dates[index] ?? '';
  const underway = date === request.start_date ? request.underway : undefined;
  const begins = getBegin(context, date, firstDay + index);
  const departure = getDeparture(context);
  const hasLeft = (day: string | undefined) => departure !== undefined && day !== undefined && day >= departure.date;
  const listNights = (night: number) =>
    hasLeft(dates[night])
      ? [0]
      : bases.flatMap(({ months }, base) => (months.includes(Number(dates[night]?.slice(5, 7))) ? [base] : []));
  const start = toMinutes(request.preferences.dayStart);
  const booked = getBookedHours(context, date);
  const earliest = Math.min(start - rules.earlyStart, booked.from);
  const latest = Math.max(rules.latestReturn, booked.to);
  return {
    kind,
    from: index === 0 ? [underway ? bases.findIndex(({ node }) => node === underway.node) : 0] : listNights(index - 1),
    ...(underway && { fixedLevelBefore: Math.max(1, underway.levelBefore) }),
    to: index === dates.length - 1 ? [0] : listNights(index),
    start: Math.max(start, begins),
    lightStart: Math.max(Math.min(start, Math.max(earliest, context.getDaylight(date).sunrise)), begins),
    earliestStart: Math.max(earliest, begins),
    latestReturn: getEnd(departure, date, latest),
  };
}
