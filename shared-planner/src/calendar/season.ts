/** Whether a date lies in a span of the year, both ends included; the end may lie in the next year. */
export function isInSeason(date: string, from: string, to: string): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
