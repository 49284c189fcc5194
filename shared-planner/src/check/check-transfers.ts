import { type CheckContext, type CheckedDay, getLatestAtGateway } from './check-context.ts';
import { formatMinute, parseTime } from './times.ts';
import type { Violation } from './violation.ts';

function describeArrival({ request }: CheckContext, day: CheckedDay): string | undefined {
  const { transferNodes, arrival, span } = day;
  const time = request.preferences.arrival?.time;
  if (!day.isFirst || time === undefined) return undefined;
  const expected = parseTime(time);
  if (!transferNodes.arrival)
    return span && span.start < expected
      ? `begins ${formatMinute(span.start)}, before the arrival at ${time}`
      : undefined;
  const { from, to } = transferNodes.arrival;
  if (!arrival) return `does not begin with the transfer ${from} - ${to}`;
  return arrival.start === expected
    ? undefined
    : `has a transfer that begins ${formatMinute(arrival.start)}, not at the arrival at ${time}`;
}

function describeDeparture({ request, rules }: CheckContext, day: CheckedDay): string | undefined {
  const { transferNodes, departure, span } = day;
  const time = request.preferences.departure?.time;
  if (time !== undefined && day.isAfterDeparture && day.items.length > 0) return 'has items after the departure';
  if (!day.isDeparture || time === undefined) return undefined;
  const latest = getLatestAtGateway(time, day, rules);
  if (!transferNodes.departure)
    return span && span.end > latest
      ? `ends ${formatMinute(span.end)}, after ${formatMinute(latest)}, for the departure at ${time}`
      : undefined;
  const { from, to } = transferNodes.departure;
  if (!departure) return `does not end with the transfer ${from} - ${to}`;
  const expected = latest - (departure.end - departure.start);
  return departure.start === expected
    ? undefined
    : `has a transfer that begins ${formatMinute(departure.start)}, not ${formatMinute(expected)}, for the departure at ${time}`;
}

/** H6: the drive from the gateway of the arrival, and the one to the gateway of the departure. */
export const checkTransfers = (context: CheckContext, day: CheckedDay): Violation[] =>
  [describeArrival(context, day), describeDeparture(context, day)].flatMap((text): Violation[] =>
    text ? [{ rule: 'H6', date: day.date, message: `${day.date} ${text}` }] : [],
  );
