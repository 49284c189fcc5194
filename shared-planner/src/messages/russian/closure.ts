import { yearDay } from './values.ts';

/** A span of every year in words: `с 1 ноября по 20 мая`. */
export const describeYearSpan = (from: string, to: string): string => `с ${yearDay(from)} по ${yearDay(to)}`;

/** What is said of a closure that returns every year, on a day on which it holds: `Обычно закрыто до 20 мая`. */
export const describeClosure = ({ to }: { to: string }): string => `Обычно закрыто до ${yearDay(to)}`;
