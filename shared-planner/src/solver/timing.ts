import type { DayKind, Leg, Window } from './problem.ts';

/**
 * When a leg can begin; undefined when it would not end by daylight.
 *
 * @param pause minutes of a meal during the leg.
 */
export function findDeparture({ daylight }: Leg, time: number, pause: number, kind: DayKind): number | undefined {
  if (!daylight) return time;
  const departure = Math.max(time, kind.sunrise - daylight.from);
  return departure + daylight.to + pause <= kind.sunset ? departure : undefined;
}

/** When a stop can begin: in the first window with room for its minutes; undefined when none has. */
export function findStart(windows: readonly Window[], arrival: number, minutes: number): number | undefined {
  for (const { opens, lastStart, closes } of windows) {
    const start = Math.max(arrival, opens);
    if (start <= lastStart && start + minutes <= closes) return start;
  }
  return undefined;
}

/**
 * The departure of the first leg, put off so that nobody waits at the first stop.
 *
 * @param start when the stop begins.
 */
export function putOff(leg: Leg, departure: number, start: number, kind: DayKind): number {
  const later = start - leg.minutes;
  return leg.daylight && later + leg.daylight.to > kind.sunset ? departure : later;
}

/** Whether a stop that is going on at a minute may last until a later one. */
export const canLast = (windows: readonly Window[], minute: number, end: number): boolean =>
  windows.some(({ opens, closes }) => opens <= minute && end <= closes);
