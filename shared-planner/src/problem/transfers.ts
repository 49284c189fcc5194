import { addDays } from '@almaty/dates';
import { toMinutes } from '../calendar/time-of-day.ts';
import type { Drive } from '../roads/index.ts';
import { USUAL_START } from '../schema/request-values.ts';
import type { Context } from './context.ts';

/** The way from a gateway to the home base, or back, on a date: minutes after its midnight. */
export type Transfer = {
  date: string;
  gateway: string;
  from: string;
  to: string;
  begin: number;
  end: number;
  drive: Drive;
};

const MINUTES_PER_DAY = 1440;

/** The way from a gateway, or to it; undefined when no road leads there. */
function findTransfer({ data, home, getRoads }: Context, gateway: string, date: string, isArrival: boolean) {
  const node = data.gateways.find(({ id }) => id === gateway)?.node;
  if (node === undefined) return undefined;
  const [from, to] = isArrival ? [node, home.node] : [home.node, node];
  const drive = getRoads(date).getDrive(from, to);
  return drive && { date, gateway, from, to, drive };
}

/** The transfer of the first day: it begins when the visitor has left the airport or station. */
export function getArrival(context: Context): Transfer | undefined {
  const { preferences, underway } = context.request;
  const arrival = underway ? undefined : preferences.arrival;
  const transfer = arrival && findTransfer(context, arrival.gateway, context.request.start_date, true);
  if (!arrival || !transfer) return undefined;
  const begin = toMinutes(arrival.time);
  return { ...transfer, begin, end: begin + transfer.drive.minutes };
}

/** The transfer to the departure, which ends some time before it: on the last day, or on the evening before. */
export function getDeparture(context: Context): Transfer | undefined {
  const { request, rules } = context;
  const { departure } = request.preferences;
  if (!departure) return undefined;
  const end = toMinutes(departure.time) - rules.departureMargin;
  const onLastDay = findTransfer(context, departure.gateway, request.end_date, false);
  if (onLastDay && onLastDay.drive.minutes <= end) return { ...onLastDay, begin: end - onLastDay.drive.minutes, end };
  const before = findTransfer(context, departure.gateway, addDays(request.end_date, -1), false);
  const endBefore = end + MINUTES_PER_DAY;
  return before && { ...before, begin: endBefore - before.drive.minutes, end: endBefore };
}

/** When a date may begin after an arrival at night, if the visitor did not ask for an hour; 0 on other dates. */
export function getLateMorning({ request, rules }: Context, date: string): number {
  const { arrival, dayStart } = request.preferences;
  if (request.underway || !arrival || dayStart !== USUAL_START) return 0;
  const time = toMinutes(arrival.time);
  if (time > rules.nightArrivalUntil && time < rules.nightArrivalFrom) return 0;
  const morning = time <= rules.nightArrivalUntil ? request.start_date : addDays(request.start_date, 1);
  return date === morning ? rules.lateMorning : 0;
}
