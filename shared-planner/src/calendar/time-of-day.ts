/** Minutes after midnight of a time of a plan, HH:mm: 24:30 is 1,470. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from one time of a plan to a later one. */
export const getMinutesBetween = (start: string, end: string): number => toMinutes(end) - toMinutes(start);
