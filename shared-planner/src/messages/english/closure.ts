import { yearDay } from './values.ts';

/** A span of every year in words: `1 November to 20 May`. */
export const describeYearSpan = (from: string, to: string): string => `${yearDay(from)} to ${yearDay(to)}`;

/** What is said of a closure that returns every year, on a day on which it holds: `Usually closed until 20 May`. */
export const describeClosure = ({ to }: { to: string }): string => `Usually closed until ${yearDay(to)}`;
