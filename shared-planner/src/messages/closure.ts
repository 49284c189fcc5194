import { formatYearDay } from '@almaty/dates';

/** A span of every year in words: `1 November to 20 May`. */
export const describeYearSpan = (from: string, to: string): string => `${formatYearDay(from)} to ${formatYearDay(to)}`;

/** What is said of a closure that returns every year, on a day on which it holds: `Usually closed until 20 May`. */
export const describeClosure = ({ to }: { to: string }): string => `Usually closed until ${formatYearDay(to)}`;
