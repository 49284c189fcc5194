import { capitalize } from '@almaty/languages';
import { hours } from '#language/opening-hours';
import type { OpeningRule } from '../schema/opening-hours.ts';
import { listSpans } from './list-spans.ts';
import type { HoursMessages } from './plan-messages.ts';

const MINUTES_PER_DAY = 24 * 60;

const formatMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const isWholeDay = ([from, to]: readonly [number, number]) => from === 0 && to === MINUTES_PER_DAY;

/** Weekdays, 1 to 7, as ranges: `Tuesday to Sunday`, `Wednesday to Monday`; or the nth of them in each month. */
function describeWeekdays(weekdays: readonly number[], nth: number | undefined, words: HoursMessages): string {
  if (nth) return weekdays.map((weekday) => words.nthOfMonth(weekday, nth)).join(', ');
  if (weekdays.length === 7) return words.everyDay;
  return listSpans(weekdays, 7)
    .map(([first, last]) => words.weekdays(first, last))
    .join(', ');
}

/** The days of a rule: `15 April to 14 October`, `first Monday of the month`, `Tuesday to Sunday`. */
function describeDays({ season, weekdays, nth }: OpeningRule, words: HoursMessages): string {
  const span = season && words.season(...season);
  const days = weekdays && describeWeekdays(weekdays, nth, words);
  return [span, days].filter(Boolean).join(', ') || words.everyDay;
}

/** What describes opening hours in a language. */
export function createHoursTexts(words: HoursMessages) {
  const describeWindows = (windows: OpeningRule['windows']): string =>
    windows
      .map((window) =>
        isWholeDay(window) ? words.allDay : words.window(formatMinutes(window[0]), formatMinutes(window[1])),
      )
      .join(', ') || words.closed;
  const describeOpeningRule = (rule: OpeningRule): string =>
    `${capitalize(describeDays(rule, words))}: ${describeWindows(rule.windows)}`;
  return { describeWindows, describeOpeningRule };
}

const texts = createHoursTexts(hours);

/** The opening windows of a day: `09:00 to 18:00`, `closed`, `day and night`. */
export const describeWindows = texts.describeWindows;

/** A rule of opening hours in words: `Tuesday to Sunday: 08:00 to 19:00`. */
export const describeOpeningRule = texts.describeOpeningRule;
