import { expect, test } from 'vitest';
import {
  between,
  dayOfWeekAndDate,
  distance,
  duration,
  end,
  list,
  months,
  sentences,
  shortList,
  time,
  values,
} from './values.ts';

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [195, '3 h 15 min'],
])('%i minutes read as %s', (minutes, text) => {
  expect(duration(minutes)).toBe(text);
});

test.each([
  ['00:05', '00:05'],
  ['23:59', '23:59'],
  ['24:00', '00:00 (next day)'],
  ['24:30', '00:30 (next day)'],
])('the time %s reads as %s', (given, text) => {
  expect(time(given)).toBe(text);
});

test.each([
  ['2027-06-12', '2027-06-12', '12 June 2027'],
  ['2027-06-12', '2027-06-14', '12 to 14 June 2027'],
  ['2027-06-30', '2027-07-02', '30 June to 2 July 2027'],
  ['2027-12-30', '2028-01-02', '30 December 2027 to 2 January 2028'],
])('a trip from %s to %s reads as %s', (from, to, text) => {
  expect(values.dateRange(from, to)).toBe(text);
});

test.each([
  ['2027-06-12', 'Saturday 12 June 2027'],
  ['2028-02-29', 'Tuesday 29 February 2028'],
])('%s is %s', (day, text) => {
  expect(dayOfWeekAndDate(day)).toBe(text);
});

test.each([
  [[6, 7, 8, 9], 'June to September'],
  [[1, 2, 12], 'December to February'],
  [[4, 5, 10], 'April to May and October'],
  [[7], 'July'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year'],
])('the months %j read as %s', (numbers, text) => {
  expect(months(numbers)).toBe(text);
});

test('tenths of a kilometre are written for short distances only', () => {
  expect([distance(3.44), distance(9.96), distance(10.4), distance(214)]).toEqual([
    '3.4 km',
    '10 km',
    '10 km',
    '214 km',
  ]);
});

test('an end may be a date, a day of every year or words', () => {
  expect([end('2027-06-12'), end('05-20'), end('winter 2027/28')]).toEqual([
    '12 June 2027',
    '20 May',
    'winter 2027/28',
  ]);
});

test('lists have their conjunction before the last, and long ones are cut', () => {
  expect(list([])).toBe('');
  expect(list(['a'])).toBe('a');
  expect(list(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  expect(shortList(['a', 'b', 'c', 'd'])).toBe('a, b, c or d');
  expect(shortList(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c or one of 2 others');
});

test('sentences get a capital and an end where they have none, and missing ones are left out', () => {
  expect(sentences('ask first', undefined, ' Is it open? ', '', 'Yes.')).toBe('Ask first. Is it open? Yes.');
});

test('a way is named by its ends, without what follows a comma or bracket', () => {
  expect(between('Shymbulak base, 2,260 m', 'Republic Square (centre of Almaty)')).toBe(
    'between Shymbulak base and Republic Square',
  );
});
