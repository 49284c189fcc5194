import { formatYearDay, getWeekdayName } from '@almaty/dates';
import type { OpeningRule } from '../schema/opening-hours.ts';

const MINUTES_PER_DAY = 24 * 60;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const formatMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const isWholeDay = ([from, to]: readonly [number, number]) => from === 0 && to === MINUTES_PER_DAY;

/** The opening windows of a day: `09:00 to 18:00`, `closed`, `day and night`. */
export function describeWindows(windows: OpeningRule['windows']): string {
  if (windows.length === 0) return 'closed';
  return windows
    .map((window) =>
      isWholeDay(window) ? 'day and night' : `${formatMinutes(window[0])} to ${formatMinutes(window[1])}`,
    )
    .join(', ');
}

/** Formats weekdays, 1 to 7, as ranges: `Tuesday to Sunday`, `Wednesday to Monday`. */
function formatWeekdays(weekdays: readonly number[]): string {
  const includes = (weekday: number) => weekdays.includes(((weekday + 6) % 7) + 1);
  if (weekdays.length === 7) return 'every day';
  return weekdays
    .filter((weekday) => !includes(weekday - 1))
    .map((first) => {
      let last = first;
      while (includes(last + 1)) last += 1;
      return first === last ? getWeekdayName(first) : `${getWeekdayName(first)} to ${getWeekdayName(last)}`;
    })
    .join(', ');
}

/** The days of a rule: `15 April to 14 October`, `first Monday of the month`, `Tuesday to Sunday`. */
function describeDays({ season, weekdays, nth }: OpeningRule): string {
  const days =
    weekdays && (nth ? `${ORDINALS[nth - 1]} ${formatWeekdays(weekdays)} of the month` : formatWeekdays(weekdays));
  const span = season?.map(formatYearDay).join(' to ');
  return [span, days].filter(Boolean).join(', ') || 'every day';
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A rule of opening hours in words: `Tuesday to Sunday: 08:00 to 19:00`. */
export const describeOpeningRule = (rule: OpeningRule): string =>
  `${capitalize(describeDays(rule))}: ${describeWindows(rule.windows)}`;
