import type { Fact } from './schema.ts';

/** A drive is told to the nearest five minutes below an hour, and to the quarter above. */
const MINUTE_STEP = 5;
const QUARTERS = ['', '¼', '½', '¾'] as const;
const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 1)),
);

/** Name of a month, 1 to 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

const minutes = (hours: number) => Math.max(MINUTE_STEP, Math.round((hours * 60) / MINUTE_STEP) * MINUTE_STEP);

function quarters(hours: number): string {
  const count = Math.round(hours * 4);
  return `${Math.floor(count / 4)}${QUARTERS[count % 4]}`;
}

/** How long a drive takes, from its shortest and longest in hours: `45 minutes to 1 hour`. */
export function driveText([least, most]: readonly [number, number]): string {
  if (most < 1) {
    const [from, to] = [minutes(least), minutes(most)];
    return from === to ? `${to} minutes` : `${from} to ${to} minutes`;
  }
  const [from, to] = [quarters(least), quarters(most)];
  const unit = to === '1' ? 'hour' : 'hours';
  if (least < 1) return `${minutes(least)} minutes to ${to} ${unit}`;
  return from === to ? `${to} ${unit}` : `${from} to ${to} ${unit}`;
}

/** Runs of months that follow each other, also over the turn of the year, each as its first and last. */
function runsOf(months: readonly number[]): [number, number][] {
  const is = (month: number) => months.includes(((month + 11) % 12) + 1);
  const starts = months.filter((month) => !is(month - 1));
  return starts.map((start) => {
    let length = 1;
    while (is(start + length)) length += 1;
    return [start, ((start + length - 2) % 12) + 1];
  });
}

/** Months in words; all twelve are `All year`. */
function inWords(months: readonly number[], nameOf: (month: number) => string, to: string): string {
  if (months.length === 12) return 'All year';
  return runsOf(months)
    .map(([first, last]) => (first === last ? nameOf(first) : `${nameOf(first)}${to}${nameOf(last)}`))
    .join(', ');
}

/** Months in words: `April to June, September`. */
export const monthsText = (months: readonly number[]): string => inWords(months, monthName, ' to ');

/** Months in few letters: `Apr–Jun, Sep`. */
export const seasonText = (months: readonly number[]): string =>
  inWords(months, (month) => monthName(month).slice(0, 3), '–');

/** A height in metres: `2,511 m`. */
export const heightText = (metres: number): string => `${metres.toLocaleString('en')} m`;

/** What a fact's value is about, to stand behind it; nothing where that is plain. */
export const aboutText = ({ about }: Pick<Fact<unknown>, 'about'>): string => (about ? ` ${about}` : '');

/** Says of what a picture is that it is drawn (look.md, rule 8); the text is a sentence that begins with no name. */
export const illustrationText = (text: string): string =>
  `Illustration of ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A day, yyyy-MM-dd, in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
