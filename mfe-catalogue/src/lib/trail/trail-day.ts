/** When a day on a trail begins unless a visitor chooses, in minutes after midnight. */
export const DEFAULT_START = 9 * 60;
/** How long a walk pauses at its goal, in minutes. */
export const REST_MINUTES = 45;
/** Who turns back in time is down so long before sunset, in minutes. */
const RESERVE_MINUTES = 60;

/** Floors minutes after midnight to ten: a time to be kept is never later than it was computed. */
const floorToTen = (minutes: number) => Math.floor(minutes / 10) * 10;

/** A way that is walked there and back, in minutes. */
export type ThereAndBack = { upMinutes: number; downMinutes: number };

/** A day on a trail: all times in minutes after midnight. */
export type TrailDay = {
  start: number;
  /** At the goal. */
  top: number;
  /** On the way down, after the rest. */
  descent: number;
  back: number;
  /** When to turn back wherever one is. */
  turnBack: number;
  /** The last start for the whole way. */
  latestStart: number;
};

/**
 * Plans a day on a trail.
 *
 * @param start in minutes after midnight, as sunset is.
 */
export function planTrailDay({ upMinutes, downMinutes }: ThereAndBack, start: number, sunset: number): TrailDay {
  const top = start + upMinutes;
  const descent = top + REST_MINUTES;
  const down = sunset - RESERVE_MINUTES;
  return {
    start,
    top,
    descent,
    back: descent + downMinutes,
    turnBack: floorToTen(down - downMinutes),
    latestStart: floorToTen(down - downMinutes - REST_MINUTES - upMinutes),
  };
}

/** Writes minutes after midnight as a clock does: `09:05`. */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;
