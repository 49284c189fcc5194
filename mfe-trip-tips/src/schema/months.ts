/** What the content calls the months, in the order of the year. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export type Month = (typeof months)[number];

/** Any year that is no leap year: no yearly holiday is on 29 February, or lasts over the end of February. */
export const COMMON_YEAR = 2027;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The number of a month, 1 to 12. */
export const getMonthNumber = (month: Month): number => months.indexOf(month) + 1;

/** The date of a day of a month, yyyy-MM-dd; the date may not exist. */
export const toDate = (year: number, month: Month, day: number): string =>
  `${year}-${twoDigits(getMonthNumber(month))}-${twoDigits(day)}`;
