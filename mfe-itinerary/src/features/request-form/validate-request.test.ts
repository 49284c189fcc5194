import type { Location } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { type RequestDraft, validateRequest } from './validate-request.ts';

const TODAY = '2027-06-01';
const charyn: Location = { id: 13, name: 'Charyn Canyon', description: 'Red towers.', image: '', category: 'Nature' };
const complete: RequestDraft = {
  email: ' visitor@example.com ',
  start: '2027-06-11',
  end: '2027-06-17',
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
  ['start', { start: 'soon' }, 'Enter the start date like this: June 12, 2027'],
  ['start', { start: '2027-05-31' }, 'Choose a start date from today on'],
  ['end', { end: '2027-06-10' }, 'Choose an end date on or after the start date'],
  ['end', { end: '2027-08-10' }, 'Choose at most 60 days: ask for a longer trip in two requests'],
  ['end', { start: '2028-11-30', end: '2028-12-02' }, 'Choose an end date within the next 18 months'],
] as const)('an invalid %s has its own message: %j', (field, change, text) => {
  expect(validateRequest({ ...complete, ...change }, TODAY)).toEqual({ errors: { [field]: text }, message: text });
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
