import { expect, test } from 'vitest';
import type { Reason } from '../../schema/plan.ts';
import { sampleNames } from '../../testing/sample-data.ts';
import { describeReason } from '../describe.ts';

const fact = { of: 'location', id: 5, field: 'notice' } as const;

/** Code -> its parameters and what they read as. The type asks for every code. */
const CASES: { [Code in Reason['code']]: [Extract<Reason, { code: Code }>, string][] } = {
  closed_for_season: [
    [
      { code: 'closed_for_season', until: '2027-05-21', fact },
      'Out of season on your dates; possible again from 21 May 2027.',
    ],
    [
      { code: 'closed_for_season', until: '2027-05-21', transport: 'car', fact },
      'Out of season on your dates; possible again from 21 May 2027, by car or with a driver, taxi or tour.',
    ],
    [{ code: 'closed_for_season', fact }, 'Out of season on your dates.'],
  ],
  access_closed: [
    [
      { code: 'access_closed', until: '2027-12-31', next: '2028-01-01', fact },
      'Closed until 31 December 2027. Possible again from 1 January 2028.',
    ],
    [{ code: 'access_closed', until: 'winter 2027/28', fact }, 'Closed until winter 2027/28.'],
    [{ code: 'access_closed', fact }, 'Closed, and we know of no day on which it opens again.'],
  ],
  closed_that_day: [
    [
      { code: 'closed_that_day', dates: ['2027-06-14', '2027-06-15'], next: '2027-06-16', fact },
      'Closed on Monday 14 June 2027 and Tuesday 15 June 2027. Open on Wednesday 16 June 2027.',
    ],
    [
      { code: 'closed_that_day', dates: ['2027-06-07', '2027-06-14', '2027-06-21', '2027-06-28'], fact },
      'Closed on 4 days of your trip.',
    ],
  ],
  needs_more_days: [
    [{ code: 'needs_more_days', days: 1 }, 'Needs 1 more day.'],
    [{ code: 'needs_more_days', days: 2 }, 'Needs 2 more days.'],
  ],
  no_room: [
    [{ code: 'no_room' }, 'Does not fit into your days.'],
    [{ code: 'no_room', pace: 'full' }, 'Does not fit into your days. It fits at a full pace.'],
  ],
  too_strenuous_next_to: [
    [
      { code: 'too_strenuous_next_to', kind: 'location', id: 31, moreDays: 1 },
      'Too much effort together with Furmanov Peak. Leave that out, or allow 1 more day.',
    ],
    [
      { code: 'too_strenuous_next_to', kind: 'location', id: 31 },
      'Too much effort together with Furmanov Peak. Leave that out.',
    ],
  ],
  altitude_too_soon: [
    [
      { code: 'altitude_too_soon', metres: 3900, days: 2, moreDays: 1, fact },
      'At 3,900 m it is too high for the first 2 days. With 1 more day you have time to get used to the height.',
    ],
    [{ code: 'altitude_too_soon', metres: 3900, days: 1, fact }, 'At 3,900 m it is too high for the first day.'],
  ],
  too_strenuous_on_arrival: [
    [
      { code: 'too_strenuous_on_arrival', moreDays: 1, fact },
      'Too much effort for the day you arrive. It fits with 1 more day.',
    ],
    [{ code: 'too_strenuous_on_arrival', fact }, 'Too much effort for the day you arrive.'],
  ],
  no_transport: [
    [
      { code: 'no_transport', transport: 'public', help: 'car', fact },
      'We know of no way there by public transport on your dates. It fits with a car, or a car with driver, taxi or tour.',
    ],
    [{ code: 'no_transport', transport: 'car', fact }, 'We know of no way there by car on your dates.'],
    [{ code: 'no_transport', transport: 'driver', fact }, 'We know of no way there by car on your dates.'],
    [{ code: 'no_transport', transport: 'train', fact }, 'We know of no way there by train on your dates.'],
  ],
  unknown_access: [
    [{ code: 'unknown_access', fact }, 'We do not know whether it is open. Ask before you go, and add it if it is.'],
    [{ code: 'unknown_access', ask: 'Ask the resort.', fact }, 'We do not know whether it is open. Ask the resort.'],
  ],
  day_too_long: [
    [
      { code: 'day_too_long', minutes: 780, mostMinutes: 660 },
      'With the way it takes 13 h, longer than a day at your pace may (11 h).',
    ],
    [
      { code: 'day_too_long', mostMinutes: 660, pace: 'full' },
      'With the way it takes longer than a day at your pace may (11 h). It fits at a full pace.',
    ],
  ],
  needs_location: [
    [
      { code: 'needs_location', locationIds: [13, 14] },
      'It is part of a visit. Add a place where it is done: Charyn Canyon or Kolsay Lakes.',
    ],
    [
      { code: 'needs_location', locationIds: [13, 14, 15, 5, 12] },
      'It is part of a visit. Add a place where it is done: Charyn Canyon, Kolsay Lakes, Kaindy Lake or one of 2 others.',
    ],
    [
      { code: 'needs_location', locationIds: [] },
      'It is part of a visit, and none of the places where it is done fits.',
    ],
  ],
  locked_day: [
    [{ code: 'locked_day', date: '2027-06-12' }, 'Does not fit on Saturday 12 June 2027.'],
    [
      { code: 'locked_day', date: '2027-06-12', other: '2027-06-14' },
      'Does not fit on Saturday 12 June 2027. Without the lock it is on Monday 14 June 2027.',
    ],
  ],
  order: [[{ code: 'order' }, 'Does not fit in the order that you gave its day. In another order it does.']],
  booking: [
    [
      { code: 'booking' },
      'The way there, the hours of that day or another booking leave no room for it. Change its time or day.',
    ],
  ],
  not_in_catalogue: [[{ code: 'not_in_catalogue' }, 'No longer in our catalogue. Choose something else.']],
};

test.each(Object.values(CASES).flat())('%j says what is wrong and what was found to help', (reason, sentence) => {
  expect(describeReason(reason, sampleNames)).toBe(sentence);
});
