import { getBusWalk } from './bus-walk.ts';
import type { CheckContext, CheckedDay } from './check-context.ts';
import { formatMinute } from './times.ts';
import type { Violation } from './violation.ts';

/**
 * H2: a stop at a location that needs daylight lies between sunrise and some minutes before sunset, and so do the walks from
 * and to its bus stop.
 */
export function checkDaylight({ rules, request }: CheckContext, { date, daylight, stops }: CheckedDay): Violation[] {
  return stops.flatMap(({ location, reference, label, start, end }): Violation[] => {
    if (!location?.daylightOnly) return [];
    const of = { rule: 'H2', date, item: reference } as const;
    const walk = getBusWalk(location, request.preferences.transport);
    const earliest = daylight.sunrise + walk;
    const latest = daylight.sunset - Math.max(rules.daylightMargin, walk);
    const early = `${label} on ${date} begins ${formatMinute(start)}, before ${formatMinute(earliest)}`;
    const late = `${label} on ${date} ends ${formatMinute(end)}, after ${formatMinute(latest)}`;
    return [
      ...(start < earliest ? [{ ...of, message: early }] : []),
      ...(end > latest ? [{ ...of, message: late }] : []),
    ];
  });
}
