import { USUAL_START } from '../schema/request-values.ts';
import { getBookingNode } from './check-bookings.ts';
import type { CheckContext, CheckedDay, Span, Stop } from './check-context.ts';
import { isFar, opensBefore } from './far-stop.ts';
import { formatMinute, parseTime } from './times.ts';
import type { Violation } from './violation.ts';

/** Whether a day is the first morning after an arrival at night, and the visitor asked for no hour. */
function isMorningAfterArrival({ request, rules }: CheckContext, { number }: CheckedDay): boolean {
  const { arrival, dayStart } = request.preferences;
  if (request.underway || !arrival || dayStart !== USUAL_START) return false;
  const time = parseTime(arrival.time);
  return (time <= rules.nightArrivalUntil && number === 1) || (time >= rules.nightArrivalFrom && number === 2);
}

/** From when to when a day lasts for its bookings, with the way from the home base and back. */
function getBookedHours(context: CheckContext, { date, findWays }: CheckedDay): Span {
  const home = context.data.bases[0]?.node ?? '';
  const spans = (context.request.preferences.bookings ?? []).flatMap((booking): Span[] => {
    const node = getBookingNode(context, booking);
    if (booking.date !== date || node === undefined) return [];
    const way = node === home ? 0 : Math.min(...findWays(home, node).map(({ minutes }) => minutes));
    const start = parseTime(booking.start);
    return Number.isFinite(way) ? [{ start: start - way, end: start + booking.minutes + way }] : [];
  });
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
}

function describeStart(context: CheckContext, day: CheckedDay, start: number, hasFarStop: boolean): string[] {
  const { request, rules } = context;
  const now = day.isFirst ? request.underway?.time : undefined;
  if (now !== undefined && start < parseTime(now))
    return [`begins ${formatMinute(start)}, before ${now}, when it is planned`];
  const preferred = parseTime(request.preferences.dayStart);
  if (isMorningAfterArrival(context, day) && start < rules.lateMorning)
    return [`begins ${formatMinute(start)}, before ${formatMinute(rules.lateMorning)} after an arrival at night`];
  const mayBeEarly = hasFarStop || day.stops.some((stop) => opensBefore(stop, day.date, preferred));
  const earliest = Math.min(preferred - (mayBeEarly ? rules.earlyStart : 0), getBookedHours(context, day).start);
  return start < earliest ? [`begins ${formatMinute(start)}, before ${formatMinute(earliest)}`] : [];
}

function describeLength({ rules }: CheckContext, { start, end }: Span, hasFarStop: boolean): string[] {
  const length = end - start;
  if (length > rules.maxDay) return [`lasts ${length} minutes, more than ${rules.maxDay}`];
  if (length > rules.comfortDay && !hasFarStop)
    return [`lasts ${length} minutes, more than ${rules.comfortDay} without a far stop`];
  return [];
}

/** The hour before which a stop does not begin. */
const getEarliestStart = ({ item }: Stop, { rules }: CheckContext, isFarStop: boolean): number => {
  if (item.type === 'activity' && item.activityId >= 0) return rules.activityFrom;
  return isFarStop ? Number.NEGATIVE_INFINITY : rules.nearFrom;
};

/** H3: when a day begins and ends without its transfers, how long it lasts, and the usual hours of its stops. */
export function checkDayHours(context: CheckContext, day: CheckedDay): Violation[] {
  const { date, span, stops } = day;
  const { rules } = context;
  if (!span) return [];
  const latest = Math.max(rules.latestReturn, getBookedHours(context, day).end);
  const farStops = stops.filter((stop) => isFar(stop, day, context));
  const hasFarStop = farStops.length > 0;
  const texts = [
    ...describeStart(context, day, span.start, hasFarStop),
    ...describeLength(context, span, hasFarStop),
    ...(span.end > latest ? [`ends ${formatMinute(span.end)}, after ${formatMinute(latest)}`] : []),
  ];
  const ofStops = stops.flatMap((stop): Violation[] => {
    const earliest = getEarliestStart(stop, context, farStops.includes(stop));
    if (stop.start >= earliest) return [];
    const message = `${stop.label} on ${date} begins ${formatMinute(stop.start)}, before ${formatMinute(earliest)}`;
    return [{ rule: 'H3', date, item: stop.reference, message }];
  });
  return [...texts.map((text): Violation => ({ rule: 'H3', date, message: `${date} ${text}` })), ...ofStops];
}
