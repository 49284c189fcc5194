import { until, yearDay } from './dates.ts';

/** A span of every year in words: `1 қараша – 20 мамыр`. */
export const describeYearSpan = (from: string, to: string): string => `${yearDay(from)} – ${yearDay(to)}`;

/** What is said of a closure that returns every year, on a day on which it holds: `Әдетте 20 мамырға дейін жабық`. */
export const describeClosure = ({ to }: { to: string }): string => `Әдетте ${until(to)} жабық`;
