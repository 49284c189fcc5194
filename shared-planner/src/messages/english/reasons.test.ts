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
    [{ code: 'closed_for_season', fact }, 'Out of season on your dates. Other months would help.'],
  ],
  access_closed: [
    [{ code: 'access_closed', until: '2027-12-31', fact }, 'Closed until 31 December 2027. Later dates may help.'],
    [{ code: 'access_closed', until: 'winter 2027/28', fact }, 'Closed until winter 2027/28. Later dates may help.'],
    [{ code: 'access_closed', fact }, 'Closed, and we know of no day on which it opens again. Ask before you plan it.'],
  ],
  closed_that_day: [
    [
      { code: 'closed_that_day', dates: ['2027-06-14', '2027-06-15'], fact },
      'Closed on Monday 14 June 2027 and Tuesday 15 June 2027. Other days would help.',
    ],
    [
      { code: 'closed_that_day', dates: ['2027-06-07', '2027-06-14', '2027-06-21', '2027-06-28'], fact },
      'Closed on 4 days of your trip. Other days would help.',
    ],
  ],
  needs_more_days: [
    [{ code: 'needs_more_days', days: 1 }, 'Needs 1 more day.'],
    [{ code: 'needs_more_days', days: 2 }, 'Needs 2 more days.'],
  ],
  too_strenuous_next_to: [
    [
      { code: 'too_strenuous_next_to', kind: 'location', id: 31 },
      'Too much effort together with Furmanov Peak. Leave one of them out, or allow more days.',
    ],
  ],
  altitude_too_soon: [
    [
      { code: 'altitude_too_soon', metres: 3900, days: 2, fact },
      'At 3,900 m it is too high for the first 2 days. A longer trip would give you time to get used to the height.',
    ],
    [
      { code: 'altitude_too_soon', metres: 3900, days: 1, fact },
      'At 3,900 m it is too high for the first day. A longer trip would give you time to get used to the height.',
    ],
  ],
  too_strenuous_on_arrival: [
    [{ code: 'too_strenuous_on_arrival', fact }, 'Too much effort for the day you arrive. A longer trip would help.'],
  ],
  no_transport: [
    [
      { code: 'no_transport', transport: 'public', fact },
      'We know of no way there by public transport on your dates. A car or a tour may help.',
    ],
    [
      { code: 'no_transport', transport: 'car', fact },
      'We know of no way there by car on your dates. A tour may help.',
    ],
    [
      { code: 'no_transport', transport: 'train', fact },
      'We know of no way there by train on your dates. A tour may help.',
    ],
  ],
  unknown_access: [
    [{ code: 'unknown_access', fact }, 'We do not know whether it is open. Ask before you go, and add it if it is.'],
    [{ code: 'unknown_access', ask: 'Ask the resort.', fact }, 'We do not know whether it is open. Ask the resort.'],
  ],
  day_too_long: [
    [
      { code: 'day_too_long', minutes: 780, mostMinutes: 660 },
      'With the way it takes 13 h, longer than a day at your pace may (11 h). A fuller pace may help.',
    ],
    [
      { code: 'day_too_long', mostMinutes: 660 },
      'With the way it takes longer than a day at your pace may (11 h). A fuller pace may help.',
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
    [{ code: 'needs_location', locationIds: [] }, 'It is part of a visit. Add a place where it is done.'],
  ],
  locked_day: [
    [{ code: 'locked_day', date: '2027-06-12' }, 'Does not fit on Saturday 12 June 2027. Another day may help.'],
  ],
  order: [[{ code: 'order' }, 'Does not fit in the order that you gave its day. Another order may help.']],
  not_in_catalogue: [[{ code: 'not_in_catalogue' }, 'No longer in our catalogue. Choose something else.']],
};

test.each(Object.values(CASES).flat())('%j says what is wrong and what would help', (reason, sentence) => {
  expect(describeReason(reason, sampleNames)).toBe(sentence);
});
