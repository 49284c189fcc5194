// @vitest-environment happy-dom
import { formatDate } from '@almaty/dates';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CalendarField } from './CalendarField.tsx';
import { readDayInput as readFrom } from './day-input.ts';
import { calendarCode, dayCode } from './field-code.ts';

// The code is there; lazy-field.test.tsx has what happens before.
beforeAll(() => Promise.all([calendarCode.load(), dayCode.load()]), 60_000);
afterEach(cleanup);

const createField = (onChange = () => {}, onPick: (day: string) => void = () => {}, earliest = '2026-05-01') => (
  <CalendarField
    id="day"
    label="Start date"
    earliest={earliest}
    latest="2027-11-01"
    onChange={onChange}
    onPick={onPick}
  />
);
const readDayInput = (input: HTMLInputElement) => readFrom(input, '2026-05-01');
const getInput = () => screen.getByLabelText<HTMLInputElement>('Start date');
const openCalendar = () =>
  fireEvent(screen.getByRole('dialog', { hidden: true }), Object.assign(new Event('toggle'), { newState: 'open' }));

test('text that was typed before hydration stays, and is read as a date', () => {
  const onChange = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(createField(onChange));
  getInput().value = '2026-05-21';
  render(createField(onChange), { container, hydrate: true });
  expect(getInput().value).toBe('2026-05-21');
  expect(readDayInput(getInput())).toBe('2026-05-21');
});

test('a date is shown in the language of the page when the field is left, and other text as it was typed', () => {
  const onChange = vi.fn();
  render(createField(onChange));
  const typeAndLeave = (text: string) => {
    getInput().value = text;
    fireEvent.blur(getInput());
  };
  typeAndLeave('2026-06-02');
  expect(onChange).toHaveBeenCalledOnce();
  expect(getInput().value).toBe(formatDate('2026-06-02'));
  expect(readDayInput(getInput())).toBe('2026-06-02');
  typeAndLeave('in June');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(getInput().value).toBe('in June');
});

test('rendering again leaves the text of the input unchanged', () => {
  const { rerender } = render(createField());
  getInput().value = 'tomorr';
  rerender(createField());
  expect(getInput().value).toBe('tomorr');
});

test('a date that is picked from the calendar is written into the input, and the calendar closes', async () => {
  const onChange = vi.fn();
  const onPick = vi.fn();
  render(createField(onChange, onPick));
  const popover = screen.getByRole('dialog', { hidden: true });
  const hidePopover = vi.fn();
  Object.assign(popover, { hidePopover });
  getInput().value = '20 May 2026';
  openCalendar();
  fireEvent.click(await screen.findByRole('button', { name: '21 May 2026, Thursday' }));
  expect(readDayInput(getInput())).toBe('2026-05-21');
  expect(getInput().value).toBe(formatDate('2026-05-21'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-05-21');
});

test('an open calendar shows the month of the first date that may be picked when that becomes known', async () => {
  const { rerender } = render(createField());
  openCalendar();
  await screen.findByRole('grid', { name: 'May 2026' });
  rerender(createField(undefined, undefined, '2026-08-15'));
  await screen.findByRole('grid', { name: 'August 2026' });
  expect(screen.getByRole('button', { name: '14 August 2026, Friday' })).toHaveProperty('disabled', true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('15 August 2026, Saturday');
});
