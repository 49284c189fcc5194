import { expect, test } from 'vitest';
import { findPreferenceProblem } from './preference-problem.ts';
import { USUAL_PREFERENCES } from './usual-preferences.ts';

const trip = { start_date: '2027-06-12', end_date: '2027-06-12', locations: [13], activities: [3] };
const at = (time: string) => ({ gateway: 'airport-ala', time });
const find = (fields: object, longer: object = {}) =>
  findPreferenceProblem({ ...USUAL_PREFERENCES, ...fields }, { ...trip, ...longer });

test('a must-have is one of the selected items', () => {
  const location = { kind: 'location', id: 13 };
  expect(find({ mustHaves: [location, { kind: 'activity', id: 3 }] })).toBeUndefined();
  for (const other of [
    { kind: 'activity', id: 13 },
    { kind: 'location', id: 3 },
  ])
    expect(find({ mustHaves: [location, other] })?.field).toBe('mustHaves');
});

test('on a trip of one day the departure is after the arrival', () => {
  expect(find({ arrival: at('09:00'), departure: at('09:01') })).toBeUndefined();
  expect(find({ arrival: at('09:00'), departure: at('09:00') })?.field).toBe('departure');
  expect(find({ arrival: at('09:00'), departure: at('08:00') }, { end_date: '2027-06-13' })).toBeUndefined();
  expect(find({ departure: at('08:00') })).toBeUndefined();
});
