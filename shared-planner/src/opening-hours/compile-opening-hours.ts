import type { OpeningHours, OpeningRule } from '../schema/opening-hours.ts';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const MONTH = `(${MONTHS.join('|')})`;
const DAY = `(${WEEKDAYS.join('|')})`;
const SEASON = new RegExp(`^${MONTH}(?: (\\d{1,2}))?(?:-(?:${MONTH}(?: (\\d{1,2}))?))?(?= |$)`);
const NTH_WEEKDAY = new RegExp(`^${DAY}\\[([1-5])\\](?= |$)`);
const WEEKDAY_LIST = new RegExp(`^${DAY}(?:-${DAY})?(?:,${DAY}(?:-${DAY})?)*(?= |$)`);
const WINDOW = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

const formatYearDay = (month: number, day: number) =>
  `${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * Reads a season: `Nov-Mar`, `Apr 15-Oct 14`, `Dec 31-Jan 02`. A month without a day is the whole month. Throws when a
 * day does not exist.
 */
function readSeason(match: RegExpExecArray): [string, string] {
  const [, fromMonth = '', fromDay, toMonth = fromMonth, toDay] = match;
  const [from, to] = [MONTHS.indexOf(fromMonth), MONTHS.indexOf(toMonth)];
  const isOneDay = fromDay !== undefined && match[3] === undefined;
  const last = isOneDay ? Number(fromDay) : Number(toDay ?? LAST_DAYS[to]);
  for (const [month, day] of [
    [from, Number(fromDay ?? 1)],
    [to, last],
  ] as const)
    if (day < 1 || day > (LAST_DAYS[month] ?? 0)) throw new Error(`“${match[0]}” names a day that does not exist`);
  return [formatYearDay(from, Number(fromDay ?? 1)), formatYearDay(to, last)];
}

/** Reads weekdays: `Mo-Fr`, `Tu,Th`, `We-Mo` (over Sunday). 1 is Monday. */
const readWeekdays = (text: string): number[] =>
  text
    .split(',')
    .flatMap((range) => {
      const [from, to] = range.split('-').map((day) => WEEKDAYS.indexOf(day));
      if (from === undefined) return [];
      const length = to === undefined ? 1 : ((to - from + 7) % 7) + 1;
      return Array.from({ length }, (_, index) => ((from + index) % 7) + 1);
    })
    .sort((a, b) => a - b);

/** Where times belong: something that begins like a word, but is no day of the syntax, such as `Mon-Sun` or `пн-пт`. */
const OTHER_WORD = /^\p{L}[^\s;]*/u;

/** Reads opening windows in minutes after midnight. Throws when a time does not exist. */
const readWindows = (text: string): [number, number][] =>
  text.split(',').map((range) => {
    const [, fromHour, fromMinute, toHour, toMinute] = WINDOW.exec(range.trim()) ?? [];
    const from = Number(fromHour) * 60 + Number(fromMinute);
    const to = Number(toHour) * 60 + Number(toMinute);
    if (!(from < 1440 && to <= 1440 && Number(fromMinute) < 60 && Number(toMinute) < 60 && from !== to))
      throw new Error(`“${range}” is no time range like 09:00-18:00`);
    return [from, to > from ? to : to + 1440];
  });

function readRule(text: string): OpeningRule {
  let rest = text;
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    if (match) rest = rest.slice(match[0].length).trim();
    return match;
  };
  const season = take(SEASON);
  const nth = take(NTH_WEEKDAY);
  const weekdays = nth ? nth[1] : take(WEEKDAY_LIST)?.[0];
  const isAlways = rest === '24/7';
  const word = rest === 'off' ? undefined : OTHER_WORD.exec(rest)?.[0];
  if (word)
    throw new Error(
      `“${word}” is no day or month: write days as ${WEEKDAYS.join(', ')}, and months as ${MONTHS.slice(0, 3).join(', ')}`,
    );
  if (isAlways && (season || weekdays)) throw new Error(`“${text}”: 24/7 stands alone`);
  return {
    ...(season && { season: readSeason(season) }),
    ...(weekdays && { weekdays: readWeekdays(weekdays) }),
    ...(nth && { nth: Number(nth[2]) }),
    windows: isAlways ? [[0, 1440]] : rest === 'off' ? [] : readWindows(rest),
  };
}

/**
 * Compiles opening hours from the part of OpenStreetMap's `opening_hours` syntax that this guide uses: rules divided by
 * `;`, each with an optional season, optional weekdays, and time ranges, `off` or `24/7`. A later rule replaces an
 * earlier one on its days. compile-opening-hours.test.ts compares the result with the library `opening_hours`.
 *
 * @param text such as `Apr 15-Oct 14 09:00-20:00; Mo[1] off`.
 * @throws Error when a rule is written in another way.
 */
export const compileOpeningHours = (text: string): OpeningHours => ({
  rules: text.split(';').map((rule) => readRule(rule.trim())),
});
