import type { CheckContext, CheckedDay, Span } from './check-context.ts';
import { isFar, opensBefore } from './far-stop.ts';
import { formatMinute, parseTime } from './times.ts';
import type { Violation } from './violation.ts';

function describeStart(context: CheckContext, day: CheckedDay, start: number, hasFarStop: boolean): string[] {
  const { request, rules } = context;
  const { arrival } = request.preferences;
  if (day.isFirst && arrival)
    return start === parseTime(arrival.time)
      ? []
      : [`begins ${formatMinute(start)}, not at the arrival at ${arrival.time}`];
  const preferred = parseTime(request.preferences.dayStart);
  const mayBeEarly = hasFarStop || day.stops.some((stop) => opensBefore(stop, day.date, preferred));
  const earliest = preferred - (mayBeEarly ? rules.earlyStart : 0);
  return start < earliest ? [`begins ${formatMinute(start)}, before ${formatMinute(earliest)}`] : [];
}

function describeLength({ rules }: CheckContext, { start, end }: Span, hasFarStop: boolean): string[] {
  const length = end - start;
  if (length > rules.maxDay) return [`lasts ${length} minutes, more than ${rules.maxDay}`];
  if (length > rules.comfortDay && !hasFarStop)
    return [`lasts ${length} minutes, more than ${rules.comfortDay} without a far stop`];
  return [];
}

/** H3: when a day begins and ends, and how long it lasts. */
export function checkDayHours(context: CheckContext, day: CheckedDay): Violation[] {
  const { date, span, stops, isFirst, isLast } = day;
  const { rules, request } = context;
  const { arrival, departure } = request.preferences;
  if (!span) return [];
  const hasFarStop = stops.some((stop) => isFar(stop, day, context));
  const isTransfer = stops.length === 0 && ((isFirst && arrival) || (isLast && departure));
  const isArrival = isFirst && arrival;
  const texts = [
    ...(isTransfer && !isArrival ? [] : describeStart(context, day, span.start, hasFarStop)),
    ...(isTransfer ? [] : describeLength(context, span, hasFarStop)),
    ...(!isTransfer && span.end > rules.latestReturn
      ? [`ends ${formatMinute(span.end)}, after ${formatMinute(rules.latestReturn)}`]
      : []),
  ];
  return texts.map((text) => ({ rule: 'H3', date, message: `${date} ${text}` }));
}
