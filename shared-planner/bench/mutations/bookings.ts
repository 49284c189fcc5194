import type { Mutation } from './mutation.ts';

const START = '2027-07-06';
const dinner = { title: 'Dinner', date: START, start: '19:00', minutes: 120 };

/** H14: what the visitor has booked, and what it is for the meal of its day. */
export const BOOKING_MUTATIONS: readonly Mutation[] = [
  {
    ...{ rule: 'H14', effect: 'comes to a booking a quarter of an hour late', file: 'problem/bookings.ts' },
    ...{ text: '[[opens, opens + minutes]]', replacement: '[[opens + 15, opens + 15 + minutes]]' },
    request: { start: START, days: 1, preferences: { bookings: [dinner] } },
  },
  {
    ...{ rule: 'H14', effect: 'goes to a booking in the city', file: 'problem/bookings.ts' },
    ...{ text: 'location?.node ?? bases[0]?.node', replacement: 'bases[0]?.node ?? location?.node' },
    request: { start: START, days: 1, preferences: { bookings: [{ ...dinner, locationId: 4 }] } },
  },
  {
    ...{ rule: 'H5', effect: 'takes a booking for a meal that has no time for one', file: 'problem/bookings.ts' },
    ...{ text: '>= rules.meal;', replacement: '>= 0;' },
    request: {
      ...{ start: START, days: 1, locations: [12, 2] },
      preferences: {
        bookings: [
          { ...dinner, start: '08:00', minutes: 215 },
          { ...dinner, start: '14:00' },
        ],
      },
    },
  },
];
