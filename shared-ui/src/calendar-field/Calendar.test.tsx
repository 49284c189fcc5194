// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Calendar } from './Calendar.tsx';

afterEach(cleanup);

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
