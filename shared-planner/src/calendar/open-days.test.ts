import { expect, test } from 'vitest';
import { compileOpeningHours } from '../opening-hours/compile-opening-hours.ts';
import { isClosedOn, isClosedThroughout, type Visitability } from './open-days.ts';
import { getOpeningWeek } from './opening-week.ts';

const TODAY = '2027-01-01';
const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const open: Visitability = { notice: { state: 'open', reviewBy: '2027-12-31' }, possibleMonths: allYear };

test('a location of which nothing is known to be closed is not closed', () => {
  expect(isClosedOn(open, '2027-06-12', TODAY)).toBe(false);
  expect(isClosedOn({ ...open, notice: { state: 'unknown', reviewBy: '2027-12-31' } }, '2027-06-12', TODAY)).toBe(
    false,
  );
});

test.each<[string, Partial<Visitability>, string]>([
  ['its notice', { notice: { state: 'closed', from: '2027-06-01', reviewBy: '2027-12-31' } }, '2027-06-12'],
  ['its season', { possibleMonths: [6, 7] }, '2027-05-31'],
  [
    'a closure that returns every year',
    { seasonalClosures: [{ from: '11-01', to: '05-20', kind: 'closure', what: 'snow' }] },
    '2027-01-15',
  ],
  ['its opening hours', { openingHours: compileOpeningHours('Tu-Su 10:00-18:00') }, '2027-06-14'],
])('%s closes a location', (_, facts, date) => {
  expect(isClosedOn({ ...open, ...facts }, date, TODAY)).toBe(true);
});

test('a danger that returns every year closes nothing', () => {
  const risk = { from: '11-01', to: '05-20', kind: 'risk' as const, what: 'avalanches' };
  expect(isClosedOn({ ...open, seasonalClosures: [risk] }, '2027-01-15', TODAY)).toBe(false);
});

test('a location is closed throughout a trip if no day of it is open', () => {
  const location = { ...open, openingHours: compileOpeningHours('Tu-Su 10:00-18:00') };
  expect(isClosedThroughout(location, '2027-06-14', '2027-06-14', TODAY)).toBe(true);
  expect(isClosedThroughout(location, '2027-06-14', '2027-06-15', TODAY)).toBe(false);
});

test('a trip of many years is looked at for one year', () => {
  expect(isClosedThroughout({ ...open, possibleMonths: [] }, '2027-01-01', '9999-12-31', TODAY)).toBe(true);
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
