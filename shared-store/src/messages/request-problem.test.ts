import { LANGUAGES } from '@almaty/languages';
import { expect, test } from 'vitest';
import { REQUEST_PROBLEMS } from '../schema/request-problem-code.ts';
import { getRequestMessages } from './all-messages.ts';
import { describeRequestProblem } from './request-problem.ts';

test.each([
  ['email_invalid', 'Enter an email address like name@example.com'],
  [
    'email_not_latin',
    'Use an email address with only English letters, digits and signs before the @: others are lost on the way',
  ],
  ['email_name_too_long', 'Use an email address with at most 64 characters before the @'],
  ['email_too_long', 'Use an email address of at most 254 characters'],
  ['date_not_real', 'Choose a day that exists'],
  ['start_in_past', 'Choose a start date from today on'],
  ['start_too_late', 'Choose a start date within the next 18 months'],
  ['end_before_start', 'Choose an end date on or after the start date'],
  ['end_too_late', 'Choose an end date within the next 18 months'],
  ['trip_too_long', 'Choose at most 60 days: ask for a longer trip in two requests'],
] as const)('%s is said by the text of the specification', (problem, text) => {
  expect(describeRequestProblem(problem)).toBe(text);
});

test.each([
  [43, '2026-11-22', 33, 5],
  [21, '2026-11-23', 1, 3],
])('of %i items until %s it says to remove %i or to stay %i days', (items, end_date, surplus, days) => {
  const context = {
    ...{ start_date: '2026-11-22', end_date },
    ...{ selected_locations: Array.from({ length: items - 1 }), selected_activities: [0] },
  };
  expect(describeRequestProblem('too_many_items', context)).toBe(
    `Choose at most 10 places and activities a day: remove ${surplus}, or make the trip ${days} days long`,
  );
  expect(describeRequestProblem('too_many_items', context, getRequestMessages('ru'))).toContain(`до ${days} дней`);
});

test.each(LANGUAGES)('every problem is said in %s', (language) => {
  const texts = REQUEST_PROBLEMS.map((problem) => describeRequestProblem(problem, {}, getRequestMessages(language)));
  expect(new Set(texts).size).toBe(REQUEST_PROBLEMS.length);
  for (const text of texts) {
    expect(text).not.toMatch(/undefined|\.$/);
    if (language !== 'en') expect(text).toMatch(/^[\p{Script=Cyrillic}@«]/u);
  }
});
