import { FIRST_LANGUAGE, formatNumber } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';

/** Drives below an hour are rounded to five minutes, longer ones to a quarter of an hour. */
const MINUTE_STEP = 5;
const QUARTERS = ['', '¼', '½', '¾'] as const;

const roundToMinutes = (hours: number) => Math.max(MINUTE_STEP, Math.round((hours * 60) / MINUTE_STEP) * MINUTE_STEP);
const roundToQuarters = (hours: number) => Math.round(hours * 4) / 4;

/** Writes hours: `1½` in English, `1,5` in the other languages, which read no fractions beside a unit. */
const writeHours = (hours: number): string =>
  LANGUAGE === FIRST_LANGUAGE ? `${Math.floor(hours)}${QUARTERS[(hours * 4) % 4]}` : formatNumber(LANGUAGE, hours);

/** Formats the shortest and the longest duration of a drive, in hours: `45 minutes to 1 hour`. */
export function formatDrive([shortest, longest]: readonly [number, number]): string {
  const [minutes, most] = [roundToMinutes(shortest), roundToMinutes(longest)];
  if (longest < 1)
    return minutes === most ? m.formatMinutes({ minutes }) : m.formatMinutesRange({ from: minutes, to: most });
  const count = roundToQuarters(longest);
  const [from, hours] = [writeHours(roundToQuarters(shortest)), writeHours(count)];
  if (shortest < 1) return m.formatMinutesToHours({ minutes, hours, count });
  return from === hours ? m.formatHours({ hours, count }) : m.formatHoursRange({ from, to: hours, count });
}

const MINUTES_PER_DAY = 24 * 60;

/** Formats a duration: `45 minutes to 1½ hours`, `1 to 2 days`. Least and most are in minutes. */
export function formatDuration({ min, max }: { min: number; max: number }): string {
  if (min < MINUTES_PER_DAY) return formatDrive([min / 60, max / 60]);
  const [from, to] = [Math.round(min / MINUTES_PER_DAY), Math.round(max / MINUTES_PER_DAY)];
  return from === to ? m.formatDays({ days: to }) : m.formatDaysRange({ from, to });
}

/** Formats an elevation: `2,511 m`. */
export const formatElevation = (metres: number): string => m.formatMetres({ metres });

/** Formats a range of prices: `5,000 to 15,000 tenge an hour`. */
export function formatTengeRange({ min, max, per }: { min: number; max: number; per?: string | undefined }): string {
  const range = m.formatTengeRange({ min, max });
  return per ? m.formatTengeRangePer({ range, per }) : range;
}

/** Writes the decimals of a number with so many digits as it has: `3.0`. */
export const writeDecimals = (digits: string): string =>
  LANGUAGE === FIRST_LANGUAGE ? digits : digits.replace('.', ',');

/** Adds to the text of a fact what exactly it describes, if the fact says so. */
export const addAbout = (text: string, { about }: { about?: string | undefined }): string =>
  about ? m.formatAbout({ text, about }) : text;

/**
 * Formats the alternative text of an illustration: `Illustration of a lake …`. It says that the picture is drawn
 * (docs/art-direction.md).
 *
 * @param description a sentence that does not begin with a proper name.
 */
export const formatIllustrationAlt = (description: string): string =>
  m.cardIllustrationOf({ what: description.charAt(0).toLowerCase() + description.slice(1) });
