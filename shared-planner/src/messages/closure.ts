import { getMonthName } from '@almaty/dates';

/** A day of every year, MM-dd, in words: `20 May`. */
export const formatYearDay = (day: string): string =>
  `${Number(day.slice(3))} ${getMonthName(Number(day.slice(0, 2)))}`;

/** A span of every year in words: `1 November to 20 May`. */
export const describeYearSpan = (from: string, to: string): string => `${formatYearDay(from)} to ${formatYearDay(to)}`;

/** What is said of a closure that returns every year, on a day on which it holds: `Usually closed until 20 May`. */
export const describeClosure = ({ to }: { to: string }): string => `Usually closed until ${formatYearDay(to)}`;
