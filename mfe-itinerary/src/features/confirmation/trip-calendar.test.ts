import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { foldLine, writeTripCalendar } from './trip-calendar.ts';

test('the calendar has one event from the first day to the last', () => {
  const text = writeTripCalendar(
    {
      reference: 'ALM-0123456789',
      request: {
        ...{ user_email: 'visitor@example.com', start_date: '2027-06-11', end_date: '2027-06-30' },
        ...{ selected_locations: [], selected_activities: [] },
      },
      deadline: undefined,
    },
    new Date('2026-11-22T06:00:00.000Z'),
  );
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]);
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

test('a line that is too long in Cyrillic letters is folded, and read as one', () => {
  const text = `DESCRIPTION:${'Номер запроса '.repeat(9)}`;
  const folded = foldLine(text);
  for (const line of folded.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(folded.replaceAll('\r\n ', '')).toBe(text);
});
