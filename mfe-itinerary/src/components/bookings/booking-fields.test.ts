import { expect, test } from 'vitest';
import { getFieldId, readBookings, writeBookings } from './booking-fields.ts';

const DINNER = { title: 'Dinner', date: '2027-06-12', start: '19:00', minutes: '120', place: '' };

function read(...bookings: Partial<typeof DINNER>[]) {
  const form = new FormData();
  for (const [index, values] of bookings.entries())
    for (const field of ['title', 'date', 'start', 'minutes', 'place'] as const)
      form.set(getFieldId(index + 1, field), { ...DINNER, ...values }[field]);
  return readBookings(form, '2027-06-12', '2027-06-14');
}

test('bookings are read in the order of their hours, with their place', () => {
  expect(read({}, { title: 'Tour', start: '10:00', minutes: '180', place: '13' })).toEqual([
    { title: 'Tour', date: '2027-06-12', start: '10:00', minutes: 180, locationId: 13 },
    { title: 'Dinner', date: '2027-06-12', start: '19:00', minutes: 120 },
  ]);
});

test('a booking that was not filled in does not count', () => {
  expect(read({ title: ' ', start: '' })).toEqual([]);
});

test.each([
  [{ title: '' }, 'fit-booking-1-title', 'Write what is booked'],
  [{ date: '' }, 'fit-booking-1-date', 'Choose the day of the booking'],
  [{ date: '2027-06-15' }, 'fit-booking-1-date', 'Choose a day of your trip'],
  [{ start: '' }, 'fit-booking-1-start', 'Enter the time at which it begins, for example 19:00'],
])('%o is refused at its field', (values, field, error) => {
  expect(read(values)).toEqual({ field, error });
});

test('two bookings at the same time are refused, with the name of the other one', () => {
  const error = 'It is at the same time as “Dinner”: change one of them';
  expect(read({}, { title: 'Opera', start: '20:30' })).toEqual({ field: 'fit-booking-2-start', error });
  expect(read({}, { title: 'Opera', start: '21:00' })).toHaveLength(2);
});

test('bookings are written as their fields have them', () => {
  const bookings = [
    { title: 'Tour', date: '2027-06-12', start: '10:00', minutes: 180, locationId: 13 },
    { title: 'Dinner', date: '2027-06-12', start: '19:00', minutes: 120 },
  ];
  expect(readBookings(writeBookings(bookings), '', '')).toEqual(bookings);
});
