import type { Leg, Limits, Window } from './problem.ts';

/** Whether all parts of a leg lie in their hours. */
const isOpen = ({ parts }: Leg, departure: number, pause: number): boolean =>
  parts.every(({ from, to, opens, closes }) => departure + from >= opens && departure + to + pause <= closes);

/**
 * When a leg can begin; undefined when a part of it would be too late.
 *
 * @param pause minutes of a meal during the leg.
 */
export function findDeparture(leg: Leg, time: number, pause: number): number | undefined {
  if (leg.parts.length === 0) return time;
  const departure = leg.parts.reduce((latest, { from, opens }) => Math.max(latest, opens - from), time);
  return isOpen(leg, departure, pause) ? departure : undefined;
}

/**
 * When a day without stops begins, and the minutes of the meal during its leg; undefined when a part of it would be too
 * late. It begins so late that the meal is in its hours.
 *
 * @param start the preferred hour.
 */
export function findMove(leg: Leg, start: number, meal: Limits['meal']): { begin: number; pause: number } | undefined {
  const isMealDue = start <= meal.from && (leg.minutes > meal.after || start + leg.minutes >= meal.until);
  const pause = isMealDue ? meal.minutes : 0;
  const begin = findDeparture(leg, isMealDue ? Math.max(start, meal.from - leg.minutes) : start, pause);
  return begin === undefined ? undefined : { begin, pause };
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
export function putOff(leg: Leg, departure: number, start: number): number {
  const later = start - leg.minutes;
  return isOpen(leg, later, 0) ? later : departure;
}

/** Whether a stop that is going on at a minute may last until a later one. */
export const canLast = (windows: readonly Window[], minute: number, end: number): boolean =>
  windows.some(({ opens, closes }) => opens <= minute && end <= closes);
