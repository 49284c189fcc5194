import { type Preferences, USUAL_PREFERENCES } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { readTrip } from './read-trip.ts';

const VALUES = {
  ...{ start: '2027-06-12', end: '2027-06-15', pace: 'balanced', transport: 'car', 'day-start': '09:00' },
  ...{ arrival: '', 'arrival-time': '', departure: '', 'departure-time': '', adults: '', children: '' },
};

function read(
  values: Partial<typeof VALUES> = {},
  preferences: Preferences = USUAL_PREFERENCES,
  mustHaves: readonly string[] = [],
) {
  const form = new FormData();
  for (const value of mustHaves) form.append('plan-must-haves', value);
  for (const [name, value] of Object.entries({ ...VALUES, ...values })) form.set(`plan-${name}`, value);
  return readTrip(form, 60, { preferences, locations: [13, 5], activities: [2] });
}

test('reads dates and preferences', () => {
  expect(read()).toEqual({
    ...{ start_date: '2027-06-12', end_date: '2027-06-15' },
    preferences: { pace: 'balanced', transport: 'car', dayStart: '09:00' },
  });
});

test('reads an arrival and a departure', () => {
  const trip = read({ arrival: 'ala', 'arrival-time': '09:30', departure: 'station', 'departure-time': '22:00' });
  expect(trip).toMatchObject({
    preferences: { arrival: { gateway: 'ala', time: '09:30' }, departure: { gateway: 'station', time: '22:00' } },
  });
});

test.each([
  [{ start: '' }, 'Choose the first day'],
  [{ end: '2027-06-31' }, 'Choose the last day'],
  [{ end: '2027-06-11' }, 'Choose a last day on or after the first day'],
  [{ end: '2027-08-11' }, 'Choose at most 60 days'],
  [{ 'day-start': '' }, 'Enter the time at which your days begin, for example 09:00'],
  [{ arrival: 'ala' }, 'Enter the time at which you arrive, for example 09:30'],
  [{ 'departure-time': '22:00' }, 'Choose where you leave, or clear the time'],
])('%o is refused: %s', (values, error) => {
  expect(read(values)).toEqual({ error });
});

test('a trip of the most days is accepted', () => {
  expect(read({ end: '2027-08-10' })).toMatchObject({ end_date: '2027-08-10' });
});

test('what the panel does not show stays, and an arrival that is cleared goes', () => {
  const bookings = [{ title: 'Dinner', date: '2027-06-12', start: '19:00', minutes: 90 }];
  const before = { ...USUAL_PREFERENCES, bookings, arrival: { gateway: 'ala', time: '09:30' } };
  expect(read({ transport: 'driver' }, before)).toMatchObject({
    preferences: { ...USUAL_PREFERENCES, bookings, transport: 'driver' },
  });
  expect(read({}, before)).not.toHaveProperty('preferences.arrival');
});

test('what is marked is a must-have as long as it is selected, and none once no mark is left', () => {
  const before = { ...USUAL_PREFERENCES, mustHaves: [{ kind: 'location' as const, id: 5 }] };
  expect(read({}, before, ['activity 2', 'location 13', 'location 99'])).toMatchObject({
    preferences: {
      mustHaves: [
        { kind: 'location', id: 13 },
        { kind: 'activity', id: 2 },
      ],
    },
  });
  expect(read({}, before)).not.toHaveProperty('preferences.mustHaves');
});

test('who travels is read, refused with words, and nobody once both fields are empty', () => {
  expect(read({ adults: '2', children: '4 and 9' })).toMatchObject({
    preferences: { people: { adults: 2, children: [4, 9] } },
  });
  expect(read({ children: '4' })).toEqual({ error: 'Write how many adults travel, from 1 to 20' });
  const before = { ...USUAL_PREFERENCES, people: { adults: 2, children: [] } };
  expect(read({}, before)).not.toHaveProperty('preferences.people');
});
