/** The weekday of a date, yyyy-MM-dd: 1 is Monday, 7 is Sunday. */
export const getWeekday = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
