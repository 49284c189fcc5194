// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Calendar } from './Calendar.tsx';

afterEach(cleanup);

const show = (day: string, trip?: [string, string]) =>
  render(<Calendar day={day} earliest="2027-06-05" trip={trip} onPick={() => {}} />);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** The days of the month that carry a mark, as the calendar prints them. */
const marked = (mark: string) => [...document.querySelectorAll(`.calendar-${mark}`)].map((cell) => cell.textContent);

test('a trip is marked from its start to its end, and the names tell both', () => {
  show('2027-06-17', ['2027-06-14', '2027-06-17']);
  expect([marked('starts'), marked('within'), marked('ends')]).toEqual([['14'], ['15', '16'], ['17']]);
  expect(button('14 June 2027, Monday, start of the trip')).toBeDefined();
  expect(button('17 June 2027, Thursday, chosen')).toBeDefined();
});

test('one end alone is marked where the other is being chosen', () => {
  render(<Calendar day={undefined} earliest="2027-06-05" trip={['', '2027-06-17']} onPick={() => {}} />);
  expect([marked('starts'), marked('within'), marked('ends')]).toEqual([[], [], ['17']]);
  expect(button('17 June 2027, Thursday, end of the trip')).toBeDefined();
});

test('what ends before it starts is no trip', () => {
  show('2027-06-17', ['2027-06-20', '2027-06-17']);
  expect([marked('starts'), marked('within'), marked('ends')]).toEqual([[], [], []]);
});

test('days before the earliest can not be chosen, with a trip as without', () => {
  show('2027-06-17', ['2027-06-04', '2027-06-17']);
  expect(button('4 June 2027, Friday, start of the trip').disabled).toBe(true);
  expect(button('5 June 2027, Saturday').disabled).toBe(false);
});
