import ICAL from 'ical.js';

/** An event of a calendar, as far as the tests look at it. */
export type CalendarEvent = { uid: string; status: string; sequence: number; summary: string; start: string };

/** Reads the events of a calendar with ical.js. */
export function readCalendar(text: string): CalendarEvent[] {
  const get = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name));
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
    uid: get(event, 'uid'),
    status: get(event, 'status'),
    sequence: Number(get(event, 'sequence')),
    summary: get(event, 'summary'),
    start: get(event, 'dtstart'),
  }));
}
