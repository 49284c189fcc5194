import { toMinutes } from '../calendar/time-of-day.ts';
import type { Drive } from '../roads/index.ts';
import type { Context } from './context.ts';

/** The way from a gateway to the home base, or back: minutes after midnight of the first or the last day. */
export type Transfer = { gateway: string; from: string; to: string; begin: number; end: number; drive: Drive };

/** The way from a gateway, or to it; undefined when no road leads there. */
function findTransfer({ data, home, getRoads }: Context, gateway: string, date: string, isArrival: boolean) {
  const node = data.gateways.find(({ id }) => id === gateway)?.node;
  if (node === undefined) return undefined;
  const [from, to] = isArrival ? [node, home.node] : [home.node, node];
  const drive = getRoads(date).getDrive(from, to);
  return drive && { gateway, from, to, drive };
}

/** The transfer of the first day: it begins when the visitor has left the airport or station. */
export function getArrival(context: Context): Transfer | undefined {
  const { arrival } = context.request.preferences;
  const transfer = arrival && findTransfer(context, arrival.gateway, context.request.start_date, true);
  if (!arrival || !transfer) return undefined;
  const begin = toMinutes(arrival.time);
  return { ...transfer, begin, end: begin + transfer.drive.minutes };
}

/** The transfer of the last day: it ends some time before the departure, but does not begin before midnight. */
export function getDeparture(context: Context): Transfer | undefined {
  const { departure } = context.request.preferences;
  const transfer = departure && findTransfer(context, departure.gateway, context.request.end_date, false);
  if (!departure || !transfer) return undefined;
  const { minutes } = transfer.drive;
  const begin = Math.max(0, toMinutes(departure.time) - context.rules.departureMargin - minutes);
  return { ...transfer, begin, end: begin + minutes };
}
