// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as english from '../../generated/messages/en.ts';
import * as kazakh from '../../generated/messages/kk.ts';
import * as russian from '../../generated/messages/ru.ts';
import { Calendar } from './Calendar.tsx';

/** Makes the window wide enough for two months, or not. */
const setWide = (matches: boolean) => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));

beforeEach(() => setWide(false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderCalendar = (day: string | undefined, range?: [string, string]) =>
  render(<Calendar day={day} earliest="2027-06-05" latest="2028-12-22" range={range} onPick={() => {}} />);
const getDay = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** The text of the days with a mark of the range. */
const getMarkedDays = (mark: 'start' | 'middle' | 'end') =>
  [...document.querySelectorAll(`.calendar-range-${mark}`)].map((cell) => cell.textContent);

test('marks a trip from start to end, and labels both', () => {
  renderCalendar('2027-06-17', ['2027-06-14', '2027-06-17']);
  expect([getMarkedDays('start'), getMarkedDays('middle'), getMarkedDays('end')]).toEqual([
    ['14'],
    ['15', '16'],
    ['17'],
  ]);
  expect(getDay('14 June 2027, Monday, start of the trip')).toBeDefined();
  expect(getDay('17 June 2027, Thursday, selected')).toBeDefined();
});

test.each([
  ['English', english, '14 June 2027, Monday, today, start of the trip'],
  ['Russian', russian, '14 June 2027, Monday, сегодня, начало поездки'],
  ['Kazakh', kazakh, '14 June, 2027 жыл, Monday, бүгін, сапардың басы'],
])('the name of a day begins in %s with its number, which speech input needs', (_, messages, name) => {
  const day = { day: '14 June', year: '2027', weekday: 'Monday', today: 'yes', mark: 'start' };
  expect(messages.calendarDay(day)).toBe(name);
});

test('marks the end alone while the start is being chosen', () => {
  renderCalendar(undefined, ['', '2027-06-17']);
  expect([getMarkedDays('start'), getMarkedDays('middle'), getMarkedDays('end')]).toEqual([[], [], ['17']]);
  expect(getDay('17 June 2027, Thursday, end of the trip')).toBeDefined();
});

test('marks nothing of a trip that ends before it starts', () => {
  renderCalendar('2027-06-17', ['2027-06-20', '2027-06-17']);
  expect([getMarkedDays('start'), getMarkedDays('middle'), getMarkedDays('end')]).toEqual([[], [], []]);
});

test('disables dates before the earliest, also inside a trip', () => {
  renderCalendar('2027-06-17', ['2027-06-04', '2027-06-17']);
  expect(getDay('4 June 2027, Friday, start of the trip').disabled).toBe(true);
  expect(getDay('5 June 2027, Saturday').disabled).toBe(false);
});

test('disables dates after the latest, and offers no month after its own', () => {
  renderCalendar('2028-12-20');
  expect(getDay('22 December 2028, Friday').disabled).toBe(false);
  expect(getDay('23 December 2028, Saturday').disabled).toBe(true);
  expect(getDay('Go to the Next Month').getAttribute('aria-disabled')).toBe('true');
});

test('opens at the last month for a date after the latest', () => {
  renderCalendar('2029-03-01');
  expect(getDay('22 December 2028, Friday').disabled).toBe(false);
});

test.each(['2027-06-11', '2027-08-11', '2027-11-11', '2028-02-11'])('the month of %s has six rows', (day) => {
  renderCalendar(day);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(6);
});

const getMonths = () => screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Month' });
const getShownMonths = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));

test('one choice leads to any month that is offered', () => {
  renderCalendar('2027-06-17');
  const [list] = getMonths();
  if (!list) throw new Error('No list of months');
  const names = [...list.options].map(({ textContent }) => textContent);
  expect([names[0], names.at(-1), names.length]).toEqual(['June 2027', 'December 2028', 19]);
  fireEvent.change(list, { target: { value: '7' } });
  expect(getShownMonths()).toEqual(['January 2028']);
  fireEvent.change(list, { target: { value: '18' } });
  expect(getDay('22 December 2028, Friday').disabled).toBe(false);
});

test('a wide window has two months, of which each leads to another, and both stay at the end', () => {
  setWide(true);
  renderCalendar('2027-06-17');
  expect(getShownMonths()).toEqual(['June 2027', 'July 2027']);
  const choose = (index: number, value: string) =>
    fireEvent.change(getMonths()[index] ?? document.body, { target: { value } });
  choose(1, '4');
  expect(getShownMonths()).toEqual(['September 2027', 'October 2027']);
  choose(0, '18');
  expect(getShownMonths()).toEqual(['November 2028', 'December 2028']);
  choose(1, '0');
  expect(getShownMonths()).toEqual(['June 2027', 'July 2027']);
});

test.each([
  [true, '2027-07-20', 'June 2027'],
  [true, '2027-08-20', 'August 2027'],
  [false, '2027-07-20', 'July 2027'],
])('opens at the month of the start while the selected date is in view (wide: %s, %s): %s', (isWide, day, month) => {
  setWide(isWide);
  renderCalendar(day);
  expect(getShownMonths()[0]).toBe(month);
});

test('marks the days from the start to the one under the pointer or with the focus', () => {
  render(
    <Calendar
      {...{ day: '2027-06-17', earliest: '2027-06-14', latest: '2027-08-12', range: ['2027-06-14', '2027-06-17'] }}
      rangeEnd="end"
      onPick={() => {}}
    />,
  );
  fireEvent.mouseEnter(getDay('19 June 2027, Saturday'));
  expect(getMarkedDays('middle')).toEqual(['15', '16', '17', '18']);
  fireEvent.mouseLeave(getDay('19 June 2027, Saturday'));
  expect(getMarkedDays('middle')).toEqual(['15', '16']);
  fireEvent.focus(getDay('16 June 2027, Wednesday'));
  expect(getMarkedDays('middle')).toEqual(['15']);
});

test('marks the days from the one under the pointer to the end, and none from a day after it', () => {
  render(
    <Calendar
      {...{ day: undefined, earliest: '2027-06-05', latest: '2028-12-22', range: ['', '2027-06-17'] }}
      rangeEnd="start"
      onPick={() => {}}
    />,
  );
  fireEvent.mouseEnter(getDay('14 June 2027, Monday'));
  expect(getMarkedDays('middle')).toEqual(['15', '16']);
  fireEvent.mouseEnter(getDay('20 June 2027, Sunday'));
  expect(getMarkedDays('middle')).toEqual([]);
  fireEvent.mouseEnter(getDay('4 June 2027, Friday'));
  expect(getMarkedDays('middle')).toEqual([]);
});
