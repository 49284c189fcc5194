import { expect, test } from 'vitest';
import { compileOpeningHours } from '../opening-hours/compile-opening-hours.ts';
import { findClosure, getDayState, getTripState, type Visitability } from './open-days.ts';
import { getOpeningWeek } from './opening-week.ts';

const TODAY = '2027-01-01';
const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const open: Visitability = { notice: { state: 'open', reviewBy: '2027-12-31' }, possibleMonths: allYear };
const winterClosure = { from: '11-01', to: '05-20', kind: 'closure' as const, what: 'snow' };

test('a location of which nothing is known to be closed is open', () => {
  expect(getDayState(open, '2027-06-12', TODAY)).toBe('open');
  const unknown: Visitability = { ...open, notice: { state: 'unknown', reviewBy: '2027-12-31' } };
  expect(getDayState(unknown, '2027-06-12', TODAY)).toBe('open');
});

test.each<[string, Partial<Visitability>, string]>([
  ['its notice', { notice: { state: 'closed', from: '2027-06-01', reviewBy: '2027-12-31' } }, '2027-06-12'],
  ['a closure that returns every year', { seasonalClosures: [winterClosure] }, '2027-01-15'],
  ['its opening hours', { openingHours: compileOpeningHours('Tu-Su 10:00-18:00') }, '2027-06-14'],
])('%s closes a location', (_, facts, date) => {
  expect(getDayState({ ...open, ...facts }, date, TODAY)).toBe('closed');
});

test('a danger that returns every year closes nothing', () => {
  const location = { ...open, seasonalClosures: [{ ...winterClosure, kind: 'risk' as const }] };
  expect(getDayState(location, '2027-01-15', TODAY)).toBe('open');
});

test('outside its possible months a location is out of season, not closed', () => {
  expect(getDayState({ ...open, possibleMonths: [6, 7] }, '2027-05-31', TODAY)).toBe('out-of-season');
  expect(getDayState({ ...open, possibleMonths: [6, 7] }, '2027-06-01', TODAY)).toBe('open');
});

test.each([
  ['2027-06-14', '2027-06-14', 'closed'],
  ['2027-06-14', '2027-06-15', 'open'],
  ['2027-01-04', '2027-01-04', 'closed'],
  ['2027-01-04', '2027-01-05', 'out-of-season'],
  // No trip: nothing is closed.
  ['2027-06-15', '2027-06-14', 'open'],
])('on a trip from %s to %s it is %s', (from, to, state) => {
  const location = { ...open, openingHours: compileOpeningHours('Tu-Su 10:00-18:00'), possibleMonths: [6] };
  expect(getTripState(location, from, to, TODAY)).toBe(state);
});

test('a trip of many years is looked at for one year', () => {
  const notice: Visitability['notice'] = { state: 'closed', reviewBy: '9999-12-31' };
  expect(getTripState({ ...open, notice }, '2027-01-01', '9999-12-31', TODAY)).toBe('closed');
});

test('finds the closure of a day, also across the turn of the year', () => {
  expect(findClosure([winterClosure], '2027-05-20')).toBe(winterClosure);
  expect(findClosure([winterClosure], '2027-05-21')).toBeUndefined();
  expect(findClosure(undefined, '2027-05-20')).toBeUndefined();
});

test('the opening week begins with the date and has seven days', () => {
  const week = getOpeningWeek(compileOpeningHours('Tu-Su 10:00-18:00'), '2027-06-13');
  expect(week.map(({ date, windows }) => [date, windows.length])).toEqual([
    ['2027-06-13', 1],
    ['2027-06-14', 0],
    ['2027-06-15', 1],
    ['2027-06-16', 1],
    ['2027-06-17', 1],
    ['2027-06-18', 1],
    ['2027-06-19', 1],
  ]);
});
