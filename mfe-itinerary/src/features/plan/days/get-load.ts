import { messages } from '@almaty/planner/messages';
import * as m from '#messages';

/** How long the days of a pace may be, in minutes. */
export type DayLimits = { comfortDay: number; maxDay: number };

/** A load bar: its whole is the longest day of the pace. Positions and lengths are in percent of it. */
export type Load = {
  /** The part up to a comfortable day. */
  within: number;
  /** The part beyond a comfortable day. */
  beyond: number;
  /** Where a comfortable day ends. */
  comfort: number;
  /** What the bar means, in words. */
  text: string;
};

/**
 * Measures how full a day is.
 *
 * @param minutes from the beginning of the day to its end.
 * @param driveMinutes part of them, which says why a day is longer than is comfortable.
 */
export function getLoad(minutes: number, driveMinutes: number, { comfortDay, maxDay }: DayLimits): Load {
  const { duration } = messages.values;
  const toPercent = (length: number) => Math.round((length / maxDay) * 1000) / 10;
  const beyond = Math.max(0, Math.min(minutes, maxDay) - comfortDay);
  const comfort = duration(comfortDay);
  return {
    within: toPercent(Math.min(minutes, comfortDay)),
    beyond: toPercent(beyond),
    comfort: toPercent(comfortDay),
    text:
      minutes > comfortDay
        ? m.planLoadBeyond({ beyond: duration(minutes - comfortDay), comfort, drive: duration(driveMinutes) })
        : m.planLoadComfortable({ comfort }),
  };
}
