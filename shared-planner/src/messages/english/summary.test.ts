import { expect, test } from 'vitest';
import type { Preferences } from '../../schema/plan-request.ts';
import { USUAL_PREFERENCES } from '../../schema/usual-preferences.ts';
import { sampleNames } from '../../testing/sample-data.ts';
import { summary } from './summary.ts';

const describePreferences = (fields: Partial<Preferences>) =>
  summary.preferences({ ...USUAL_PREFERENCES, ...fields }, sampleNames);

test('where nobody said anything, it is said what was assumed', () => {
  const assumed = ['We assumed: a car of your own, a balanced pace, days from 09:00.'];
  expect(describePreferences({})).toEqual(assumed);
  expect(describePreferences({ mustHaves: [], bookings: [] })).toEqual(assumed);
});

test.each<[Partial<Preferences>, string]>([
  [{ pace: 'relaxed' }, 'Relaxed pace, by car, days from 09:00'],
  [{ transport: 'driver' }, 'Balanced pace, with a driver, taxi or tour, days from 09:00'],
  [{ transport: 'public', dayStart: '10:30' }, 'Balanced pace, by public transport, days from 10:30'],
])('what was chosen is said: %j', (fields, line) => {
  expect(describePreferences(fields)).toEqual([line]);
});

test.each<[Preferences['people'], string]>([
  [{ adults: 2, children: [4, 9] }, '2 adults, children of 4 and 9'],
  [{ adults: 1, children: [0] }, '1 adult, a child of 0'],
  [{ adults: 3, children: [] }, '3 adults'],
])('who travels: %j', (people, line) => {
  expect(describePreferences({ people })).toEqual(['Balanced pace, by car, days from 09:00', line]);
});

test('what must be in the plan is named', () => {
  const mustHaves = [
    { kind: 'location', id: 14 },
    { kind: 'activity', id: 2 },
  ] as const;
  expect(describePreferences({ mustHaves: [...mustHaves] })[1]).toBe('Must-haves: Kolsay Lakes and Kazakh Sauna');
});
