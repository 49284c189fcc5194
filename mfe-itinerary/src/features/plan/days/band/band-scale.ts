import { toMinutes } from '@almaty/planner/calendar';
import type { ListedItem } from '@almaty/planner/items';
import type { PlanDay } from '@almaty/planner/schema';

/** What the band shows at least, in minutes after midnight: 03:00 to 22:00. */
const [EARLIEST, LATEST] = [180, 1320];

const HOUR = 60;

/** Room that the label of sunrise takes after it, in percent. */
const ROOM = 3;

/** Puts times on a band: everything in percent of its width. */
export type BandScale = {
  /** Of a time, HH:mm; from 24:00 on the next day. */
  toPercent: (time: string) => number;
  /** Of a span from one time to a later one. */
  toWidth: (start: string, end: string) => number;
  /** Every third full hour between the labels of sunrise and sunset, HH:mm. */
  hours: readonly string[];
};

const round = (value: number) => Math.round(value * 100) / 100;

const formatHour = (minute: number) => `${String((minute / HOUR) % 24).padStart(2, '0')}:00`;

/** The scale of a day's band: 03:00 to 22:00, and wider by whole hours for a day that needs it. */
export function createBandScale(
  { sunrise, sunset }: Pick<PlanDay, 'sunrise' | 'sunset'>,
  items: readonly ListedItem[],
): BandScale {
  const times = [sunrise, sunset, ...items.flatMap(({ start, end }) => [start, end])].map(toMinutes);
  const from = Math.min(EARLIEST, Math.floor(Math.min(...times) / HOUR) * HOUR);
  const to = Math.max(LATEST, Math.ceil(Math.max(...times) / HOUR) * HOUR);
  const at = (minute: number) => round(((minute - from) / (to - from)) * 100);
  const hours = Array.from({ length: (to - from) / HOUR + 1 }, (_, index) => from + index * HOUR).filter(
    (minute) =>
      minute % (3 * HOUR) === 0 && at(minute) > at(toMinutes(sunrise)) + ROOM && minute < toMinutes(sunset) - HOUR / 3,
  );
  return {
    toPercent: (time) => at(toMinutes(time)),
    toWidth: (start, end) => round(((toMinutes(end) - toMinutes(start)) / (to - from)) * 100),
    hours: hours.map(formatHour),
  };
}
