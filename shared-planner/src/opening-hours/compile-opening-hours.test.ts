import OpeningHoursLibrary from 'opening_hours';
import { expect, test } from 'vitest';
import { getOpeningWindows } from '../calendar/opening-windows.ts';
import { compileOpeningHours } from './compile-opening-hours.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Four years, so that a leap day is among them. */
const DATES = Array.from({ length: 4 * 365 + 1 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
);

/** The windows of a date by the library, which reads dates in the machine's time zone. */
function getLibraryWindows(library: OpeningHoursLibrary, date: string): [number, number][] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const midnight = new Date(year, month - 1, day);
  const toMinutes = (time: Date) => Math.round((time.getTime() - midnight.getTime()) / 60_000);
  return library
    .getOpenIntervals(midnight, new Date(year, month - 1, day + 1))
    .map(([from, to]) => [toMinutes(from), toMinutes(to)]);
}

test.each([
  '24/7',
  'Mo-Su 09:00-18:00',
  '09:00-18:00',
  'We-Mo 10:00-18:00',
  'Tu-Su 08:00-23:30',
  'Tu,Th-Fr 10:00-13:00,14:00-18:30',
  'Nov-Mar 09:00-18:00; Apr-Oct 08:00-20:00',
  'Apr 15-Oct 14 09:00-20:00; Oct 15-Apr 14 10:00-18:00; Mo[1] off; Dec 31-Jan 02 off',
  'Mo-Fr 09:00-18:00; Jan 01 off; May off',
])('%s means on every day of four years what the library opening_hours says', (text) => {
  const compiled = compileOpeningHours(text);
  const library = new OpeningHoursLibrary(text);
  const toText = (windows: readonly (readonly [number, number])[]) => windows.map((window) => window.join('-')).join();
  const expected = DATES.map((date) => `${date} ${toText(getLibraryWindows(library, date))}`);
  expect(DATES.map((date) => `${date} ${toText(getOpeningWindows(compiled, date))}`)).toEqual(expected);
});

test.each(['Apr 31-Oct 14 09:00-20:00', 'May 99 10:00-12:00', 'Feb 30 off', 'Mar 0-Apr 09:00-10:00'])(
  'refuses the day that does not exist in %j',
  (text) => {
    expect(() => compileOpeningHours(text)).toThrow('names a day that does not exist');
  },
);

test.each([
  '',
  'daily',
  'Mo-Su 9 to 18',
  'Mo 25:00-26:00',
  'Mo-Su 09:00-18:75',
  'Xx 09:00-18:00',
  'PH off',
  'Mo 24/7',
  'Mo-Fr 10:00-10:00',
])('refuses %j', (text) => {
  expect(() => compileOpeningHours(text)).toThrow(/time range|stands alone|no day or month/);
});

test.each([
  ['Mon-Sun 10:00-18:00', 'Mon-Sun'],
  ['пн-пт 9:00-18:00', 'пн-пт'],
  ['Mo-Fr,Sat 10:00-18:00', 'Mo-Fr,Sat'],
  ['June-August 10:00-18:00', 'June-August'],
])('says of %j how days are written', (text, word) => {
  expect(() => compileOpeningHours(text)).toThrow(`“${word}” is no day or month: write days as Mo, Tu`);
});

test('says of right days with wrong times how times are written', () => {
  expect(() => compileOpeningHours('Mo-Su 9-18')).toThrow('“9-18” is no time range like 09:00-18:00');
});
