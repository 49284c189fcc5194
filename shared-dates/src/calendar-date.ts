/**
 * Whether a text is a calendar date that exists, in the format the specification sends: yyyy-MM-dd
 * (docs/specification.md, section 9). 31 June is refused.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
