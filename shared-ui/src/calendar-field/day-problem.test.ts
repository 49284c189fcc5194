import { expect, test } from 'vitest';
import { type DayProblem, describeDayProblem, getExampleDay } from './day-problem.ts';

const EXAMPLE = getExampleDay('2026-11-23');

test.each<[DayProblem, string, string]>([
  [{ kind: 'no-such-day', month: 6 }, 'en-GB', 'June has 30 days'],
  [{ kind: 'no-such-day', month: 12, year: 2027 }, 'en-GB', 'December has 31 days'],
  [{ kind: 'no-such-day', month: 2, year: 2027 }, 'en-GB', 'February 2027 has 28 days'],
  [{ kind: 'no-such-day', month: 2, year: 2028 }, 'en-GB', 'February 2028 has 29 days'],
  [{ kind: 'no-such-day', month: 2 }, 'en-GB', 'February has at most 29 days'],
  [{ kind: 'no-such-month', month: 13, instead: '2027-06-13' }, 'en-US', '13 cannot be a month: write 6/13/2027'],
  [{ kind: 'no-such-month', month: 13, instead: '2027-06-13' }, 'en-GB', '13 cannot be a month: write 13/06/2027'],
  [{ kind: 'no-such-month', month: 45 }, 'en-GB', '45 cannot be a month: write the date like 13/06/2027'],
  [{ kind: 'no-day', month: 6 }, 'en-GB', 'Add the day to June, for example 13 June 2027'],
  [{ kind: 'unreadable' }, 'en-GB', 'Write the date like 13 June 2027 or 13/06/2027'],
  [{ kind: 'unreadable' }, 'en-US', 'Write the date like 13 June 2027 or 6/13/2027'],
  [{ kind: 'unreadable' }, 'ru-RU', 'Write the date like 13 June 2027 or 13.06.2027'],
])('%j in %s: %s', (problem, locale, text) => {
  expect(describeDayProblem(problem, EXAMPLE, locale)).toBe(text);
});

test('the example is a day of next year that cannot be a month', () => {
  expect(EXAMPLE).toBe('2027-06-13');
});
