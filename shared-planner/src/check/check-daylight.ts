import type { CheckContext, CheckedDay } from './check-context.ts';
import { formatMinute } from './times.ts';
import type { Violation } from './violation.ts';

/** H2: a stop at a location that needs daylight lies between sunrise and some minutes before sunset. */
export function checkDaylight({ rules }: CheckContext, { date, daylight, stops }: CheckedDay): Violation[] {
  const latest = daylight.sunset - rules.daylightMargin;
  return stops.flatMap(({ location, reference, label, start, end }): Violation[] => {
    if (!location?.daylightOnly) return [];
    const of = { rule: 'H2', date, item: reference } as const;
    const early = `${label} on ${date} begins ${formatMinute(start)}, before ${formatMinute(daylight.sunrise)}`;
    const late = `${label} on ${date} ends ${formatMinute(end)}, after ${formatMinute(latest)}`;
    return [
      ...(start < daylight.sunrise ? [{ ...of, message: early }] : []),
      ...(end > latest ? [{ ...of, message: late }] : []),
    ];
  });
}
