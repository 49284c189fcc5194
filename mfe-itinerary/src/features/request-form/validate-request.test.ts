import type { Location } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { type RequestDraft, validateRequest } from './validate-request.ts';

const TODAY = '2027-06-01';
const charyn: Location = { id: 13, name: 'Charyn Canyon', description: 'Red towers.', image: '', category: 'Nature' };
const complete: RequestDraft = {
  email: ' visitor@example.com ',
  start: '2027-06-11',
  end: '2027-06-17',
  preferences: '',
  locations: [charyn],
  activities: [],
};

test('a complete form becomes a request', () => {
  expect(validateRequest(complete, TODAY)).toEqual({
    request: {
      user_email: 'visitor@example.com',
      start_date: '2027-06-11',
      end_date: '2027-06-17',
      selected_locations: [charyn],
      selected_activities: [],
    },
  });
});

test.each([
  ['email', { email: ' ' }, 'Enter your email address'],
  ['start', { start: '' }, 'Choose a start date'],
  ['end', { end: '' }, 'Choose an end date'],
  ['locations', { locations: [] }, 'Choose at least one location'],
] as const)('a missing %s is an error', (field, change, text) => {
  expect(validateRequest({ ...complete, ...change }, TODAY)).toEqual({
    errors: { [field]: text },
    message: 'Please fill in all required fields',
  });
});

test.each([
  ['email', { email: 'visitor' }, 'Enter an email address like name@example.com'],
  ['start', { start: 'soon' }, 'Write the date like 13 June 2028 or 6/13/2028'],
  ['start', { start: '31 June' }, 'June has 30 days'],
  ['end', { end: '13/6/2027' }, '13 cannot be a month: write 6/13/2027'],
  ['end', { end: '30 February 2028' }, 'February 2028 has 29 days'],
  ['start', { start: '2027-05-31' }, 'This day is over in Almaty: choose 1 June 2027 or a later day'],
  ['end', { end: '2027-06-10' }, 'Choose an end date on or after the start date'],
  ['end', { end: '2027-08-10' }, 'Choose at most 60 days: ask for a longer trip in two requests'],
  ['end', { start: '2028-11-30', end: '2028-12-02' }, 'Choose an end date within the next 18 months'],
] as const)('an invalid %s has its own message: %j', (field, change, text) => {
  expect(validateRequest({ ...complete, ...change }, TODAY)).toEqual({ errors: { [field]: text }, message: text });
});

test('more items than the days can have are an error once the dates are known', () => {
  const locations = Array.from({ length: 43 }, (_, index) => ({ ...charyn, id: index + 1 }));
  const text = 'Choose at most 10 places and activities a day: remove 33, or make the trip 5 days long';
  expect(validateRequest({ ...complete, end: complete.start, locations }, TODAY)).toEqual({
    ...{ errors: { locations: text }, message: text },
  });
  expect(validateRequest({ ...complete, end: '', locations }, TODAY)).toMatchObject({
    errors: { end: 'Choose an end date' },
  });
  expect(validateRequest({ ...complete, end: '', locations }, TODAY)).not.toHaveProperty('errors.locations');
});

test('a trip that starts too late has an error at both dates', () => {
  const text = 'Choose a start date within the next 18 months';
  expect(validateRequest({ ...complete, start: '2028-12-02', end: '2028-12-03' }, TODAY)).toEqual({
    errors: { start: text, end: 'Choose an end date within the next 18 months' },
    message: text,
  });
});

test('a trip of one day, today, is valid', () => {
  expect(validateRequest({ ...complete, start: TODAY, end: TODAY }, TODAY)).toHaveProperty('request');
});

test('all gaps and mistakes are told at once, and the gaps in the sentence', () => {
  const draft = { email: ' ', start: '31 June', end: '', preferences: '', locations: [], activities: [] };
  expect(validateRequest(draft, TODAY)).toEqual({
    errors: {
      email: 'Enter your email address',
      start: 'June has 30 days',
      end: 'Choose an end date',
      locations: 'Choose at least one location',
    },
    message: 'Please fill in all required fields',
  });
});

test('an email address and the order of the dates are told together', () => {
  expect(validateRequest({ ...complete, email: 'visitor', end: '2027-06-10' }, TODAY)).toEqual({
    errors: {
      email: 'Enter an email address like name@example.com',
      end: 'Choose an end date on or after the start date',
    },
    message: 'Enter an email address like name@example.com',
  });
});

test.each(['', 'soon'])('an end that can be chosen has no error beside the start %j', (start) => {
  expect(Object.keys((validateRequest({ ...complete, start }, TODAY) as { errors: object }).errors)).toEqual(['start']);
});

test('an end that is over is told without a start', () => {
  expect(validateRequest({ ...complete, start: '', end: '2027-05-31' }, TODAY)).toHaveProperty(
    'errors.end',
    'This day is over in Almaty: choose 1 June 2027 or a later day',
  );
});

test('what was chosen is a part of the request, and only what was', () => {
  const withPreferences = (preferences: string) => validateRequest({ ...complete, preferences }, TODAY);
  expect(withPreferences('fit-transport=driver')).toMatchObject({
    request: { preferences: { transport: 'driver', pace: 'balanced', dayStart: '09:00' } },
  });
  expect(withPreferences('fit-transport=car&fit-pace=balanced&fit-dayStart=09%3A00')).not.toHaveProperty(
    'request.preferences',
  );
});

test('what is wrong with a preference is told beside the rest, and hinders the request', () => {
  const preferences = 'fit-children=4';
  const text = 'Write how many adults travel, from 1 to 20';
  expect(validateRequest({ ...complete, preferences }, TODAY)).toEqual({ errors: { adults: text }, message: text });
  expect(validateRequest({ ...complete, email: '', preferences }, TODAY)).toEqual({
    errors: { email: 'Enter your email address', adults: text },
    message: 'Please fill in all required fields',
  });
});
