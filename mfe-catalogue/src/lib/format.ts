import { formatInteger, formatTenge } from '@almaty/planner/messages';

/** Drives below an hour are rounded to five minutes, longer ones to a quarter of an hour. */
const MINUTE_STEP = 5;
const QUARTERS = ['', '¼', '½', '¾'] as const;

const roundToMinutes = (hours: number) => Math.max(MINUTE_STEP, Math.round((hours * 60) / MINUTE_STEP) * MINUTE_STEP);

function formatQuarterHours(hours: number): string {
  const quarters = Math.round(hours * 4);
  return `${Math.floor(quarters / 4)}${QUARTERS[quarters % 4]}`;
}

/** Formats the shortest and the longest duration of a drive, in hours: `45 minutes to 1 hour`. */
export function formatDrive([shortest, longest]: readonly [number, number]): string {
  if (longest < 1) {
    const [from, to] = [roundToMinutes(shortest), roundToMinutes(longest)];
    return from === to ? `${to} minutes` : `${from} to ${to} minutes`;
  }
  const [from, to] = [formatQuarterHours(shortest), formatQuarterHours(longest)];
  const unit = to === '1' ? 'hour' : 'hours';
  if (shortest < 1) return `${roundToMinutes(shortest)} minutes to ${to} ${unit}`;
  return from === to ? `${to} ${unit}` : `${from} to ${to} ${unit}`;
}

const MINUTES_PER_DAY = 24 * 60;

/** Formats a duration: `45 minutes to 1½ hours`, `1 to 2 days`. Least and most are in minutes. */
export function formatDuration({ min, max }: { min: number; max: number }): string {
  if (min < MINUTES_PER_DAY) return formatDrive([min / 60, max / 60]);
  const [from, to] = [Math.round(min / MINUTES_PER_DAY), Math.round(max / MINUTES_PER_DAY)];
  return from === to ? `${to} ${to === 1 ? 'day' : 'days'}` : `${from} to ${to} days`;
}

/** Formats an elevation: `2,511 m`. */
export const formatElevation = (metres: number): string => `${formatInteger(metres)} m`;

/** Formats a range of prices: `5,000 to 15,000 tenge an hour`. */
export const formatTengeRange = ({ min, max, per }: { min: number; max: number; per?: string | undefined }): string =>
  `${formatInteger(min)} to ${formatTenge(max)}${per ? ` ${per}` : ''}`;

/** The text behind a value that says what exactly it describes, with a space before it; empty if the fact has none. */
export const getQualifier = ({ about }: { about?: string | undefined }): string => (about ? ` ${about}` : '');

/**
 * Formats the alternative text of an illustration: `Illustration of a lake …`. It says that the picture is drawn
 * (docs/art-direction.md).
 *
 * @param description a sentence that does not begin with a proper name.
 */
export const formatIllustrationAlt = (description: string): string =>
  `Illustration of ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
