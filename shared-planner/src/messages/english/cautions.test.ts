import { expect, test } from 'vitest';
import type { Caution } from '../../schema/plan.ts';
import { sampleNames } from '../../testing/sample-data.ts';
import { describeCaution } from '../describe.ts';

const fact = { of: 'location', id: 5, field: 'notice' } as const;
const way = { from: 'medeu', to: 'shymbulak', fact };

/** Code -> its parameters and what they read as. The type asks for every code. */
const CASES: { [Code in Caution['code']]: [Extract<Caution, { code: Code }>, string][] } = {
  access_restricted: [
    [{ code: 'access_restricted', fact }, 'Restricted.'],
    [
      { code: 'access_restricted', label: 'Ice rink closed', until: 'winter 2027/28', reason: 'It is rebuilt.', fact },
      'Ice rink closed until winter 2027/28. It is rebuilt.',
    ],
    [
      { code: 'access_restricted', until: '2027-08-31', ask: 'Ask which parts are open', fact },
      'Restricted until 31 August 2027. Ask which parts are open.',
    ],
  ],
  ask_access: [
    [{ code: 'ask_access', fact }, 'What we know of the access may be out of date. Ask before you go.'],
    [{ code: 'ask_access', ask: 'Ask in Saty.', fact }, 'What we know of the access may be out of date. Ask in Saty.'],
  ],
  hours_unknown: [[{ code: 'hours_unknown', fact }, 'The opening hours are not known: ask before you go.']],
  last_entry: [[{ code: 'last_entry', time: '17:30', fact }, 'Last entry at 17:30.']],
  seasonal_risk: [
    [{ code: 'seasonal_risk', what: 'avalanches', to: '05-31', fact }, 'A risk until 31 May: avalanches.'],
    [{ code: 'seasonal_risk', what: 'mud', to: '2027-05-31', fact }, 'A risk until 31 May 2027: mud.'],
  ],
  not_best_month: [
    [
      { code: 'not_best_month', bestMonths: [5, 6, 9, 10, 11], fact },
      'Possible on this day, but the best time is May to June and September to November.',
    ],
  ],
  permit: [
    [
      { code: 'permit', what: 'Park permit; keep the paper', where: 'the park office in Basshi', fact },
      'Papers: Park permit; keep the paper. Where: the park office in Basshi.',
    ],
  ],
  carry_passport: [[{ code: 'carry_passport', fact }, 'Carry your passport: posts on the way may ask for it.']],
  guide_advised: [[{ code: 'guide_advised', fact }, 'A guide is advised.']],
  fee: [
    [{ code: 'fee', adultTenge: 0, fact }, 'Free.'],
    [{ code: 'fee', adultTenge: 0, note: 'Concerts differ.', fact }, 'Free. Concerts differ.'],
    [
      { code: 'fee', adultTenge: 900, carTenge: 2600, per: 'a day', note: 'by card or QR only', fact },
      'Fee for an adult: 900 tenge a day, a car 2,600 tenge. By card or QR only.',
    ],
  ],
  short_visit: [
    [{ code: 'short_visit', minutes: 60, usualMinutes: 150, fact }, 'A short visit: 1 h; 2 h 30 min is usual.'],
  ],
  overlaps: [[{ code: 'overlaps', locationId: 15, fact }, 'Shares its spot or part of its way with Kaindy Lake.']],
  weather_sensitive: [
    [{ code: 'weather_sensitive', fact }, 'Depends on the weather: check the forecast before you go.'],
  ],
  needs_4x4: [
    [{ code: 'needs_4x4', ...way, vehicle: 'own' }, 'The way between Medeu and Shymbulak base needs a 4x4.'],
    [
      { code: 'needs_4x4', ...way, vehicle: 'hired' },
      'The way between Medeu and Shymbulak base needs a 4x4: you have to hire one.',
    ],
    [
      { code: 'needs_4x4', ...way, vehicle: 'driven' },
      'The way between Medeu and Shymbulak base needs a 4x4: book a driver who has one.',
    ],
  ],
  ask_road: [
    [
      { code: 'ask_road', ...way },
      'The way between Medeu and Shymbulak base may be shut at this time of the year: ask before you go.',
    ],
  ],
  gondola: [[{ code: 'gondola', ...way }, 'Check that the gondola between Medeu and Shymbulak base runs on this day.']],
  flight: [
    [
      { code: 'flight', from: 'airport-ala', to: 'saty', minutes: 230, fact },
      'Flight between Almaty airport and Saty village: 3 h 50 min are set aside, with the time at the airports. ' +
        'The timetable is not known: times may have to move once you have booked.',
    ],
  ],
  bus: [
    [{ code: 'bus', lines: ['12'], stop: 'Medeu', walkMinutes: 0, fact }, 'Bus 12 to Medeu.'],
    [
      { code: 'bus', lines: ['5', '12', '29'], stop: 'Esentai', walkMinutes: 10, fact },
      'Bus 5, 12 or 29 to Esentai; then 10 min on foot.',
    ],
  ],
  variant: [[{ code: 'variant', name: 'Singing Dune only', fact }, 'Time for: Singing Dune only.']],
  rest_stops: [
    [{ code: 'rest_stops', count: 1, minutes: 15 }, 'A rest stop of 15 minutes is in the time.'],
    [{ code: 'rest_stops', count: 2, minutes: 15 }, '2 rest stops of 15 minutes are in the time.'],
  ],
};

test.each(Object.values(CASES).flat())('%j reads as a sentence', (caution, sentence) => {
  expect(describeCaution(caution, sampleNames)).toBe(sentence);
});
