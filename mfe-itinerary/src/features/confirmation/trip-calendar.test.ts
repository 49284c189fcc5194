import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeTripCalendar } from './trip-calendar.ts';

const write = (reference: string) =>
  writeTripCalendar(
    {
      reference,
      request: {
        ...{ user_email: 'visitor@example.com', start_date: '2027-06-11', end_date: '2027-06-30' },
        ...{ selected_locations: [], selected_activities: [] },
      },
      deadline: undefined,
    },
    new Date('2026-11-22T06:00:00.000Z'),
  );

/** Reads the only event of a calendar. */
function readEvent(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}

test('the calendar has one event from the first day to the last', () => {
  const text = write('ALM-0123456789');
  const event = readEvent(text);
  expect([event.startDate.toString(), event.endDate.toString(), event.summary]).toEqual([
    '2027-06-11',
    '2027-07-01',
    'Trip to Almaty',
  ]);
  expect(event.description).toContain('ALM-0123456789');
  expect(text).toContain('DTSTAMP:20261122T060000Z');
  // The file may be shared, and the address is nobody's business.
  expect(text).not.toContain('visitor@');
});

test('a line that is too long is folded, and read as one', () => {
  const reference = 'номер '.repeat(9);
  const text = write(reference);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(readEvent(text).description).toContain(reference);
});
