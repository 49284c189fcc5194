import type { Location } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { checkDraft, type Draft } from './check-draft.ts';

const TODAY = '2027-06-01';
const charyn: Location = { id: 13, name: 'Charyn Canyon', description: 'Red towers.', image: '', category: 'Nature' };
const filled: Draft = {
  email: ' visitor@example.com ',
  start: '2027-06-11',
  end: '2027-06-17',
  locations: [charyn],
  activities: [],
};

test('a filled form becomes the request of the specification, section 7', () => {
  expect(checkDraft(filled, TODAY)).toEqual({
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
  ['email', { email: ' ' }, 'Write your email address'],
  ['start', { start: '' }, 'Choose a start date'],
  ['end', { end: '' }, 'Choose an end date'],
  ['locations', { locations: [] }, 'Choose at least one location'],
] as const)('without %s nothing is sent', (field, change, text) => {
  expect(checkDraft({ ...filled, ...change }, TODAY)).toEqual({
    problems: { [field]: text },
    message: 'Please fill in all required fields',
  });
});

test.each([
  ['email', { email: 'visitor' }, 'Write an email address like name@example.com'],
  ['start', { start: 'soon' }, 'Write the start date like 11 June 2027'],
  ['start', { start: '2027-05-31' }, 'Choose a start date from today on'],
  ['end', { end: '2027-06-10' }, 'Choose an end date on or after the start date'],
] as const)('a %s that can not be used gets its own message: %j', (field, change, text) => {
  expect(checkDraft({ ...filled, ...change }, TODAY)).toEqual({ problems: { [field]: text }, message: text });
});

test('a trip of one day, today, is a trip', () => {
  expect(checkDraft({ ...filled, start: TODAY, end: TODAY }, TODAY)).toHaveProperty('request');
});
