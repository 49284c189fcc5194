import { formatYearDay } from '@almaty/dates';

/** What is said of a closure that returns every year, on a day on which it holds: `Usually closed until 20 May`. */
export const describeClosure = ({ to }: { to: string }): string => `Usually closed until ${formatYearDay(to)}`;
