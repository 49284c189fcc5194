// @vitest-environment happy-dom
import { formatCalendarDate } from '@almaty/dates';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CalendarField } from './CalendarField.tsx';

afterEach(cleanup);

const field = (value: string, onChange: (value: string) => void) => (
  <CalendarField id="day" label="Start date" value={value} earliest="2026-05-01" onChange={onChange} />
);
const input = () => screen.getByLabelText<HTMLInputElement>('Start date');

test.each([
  ['2026-05-20', formatCalendarDate('2026-05-20')],
  ['soon', 'soon'],
])('the kept value %s shows when the field comes, and is not reported again', (value, shown) => {
  const onChange = vi.fn();
  render(field(value, onChange));
  expect(input().value).toBe(shown);
  expect(onChange).not.toHaveBeenCalled();
});

test('text that was typed before the field was live is taken', () => {
  const onChange = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(field('', onChange));
  input().value = '2026-05-21';
  render(field('', onChange), { container, hydrate: true });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-05-21');
});

test('a day is read when the field is left; what is no day stays as it was typed', () => {
  const onChange = vi.fn();
  render(field('', onChange));
  const leave = (text: string) => {
    input().value = text;
    fireEvent.blur(input());
  };
  leave('2026-06-02');
  expect(onChange).toHaveBeenLastCalledWith('2026-06-02');
  expect(input().value).toBe(formatCalendarDate('2026-06-02'));
  leave('in June');
  expect(onChange).toHaveBeenLastCalledWith('in June');
  expect(input().value).toBe('in June');
});

test('a value that comes later shows, but never under the hands of who types', () => {
  const onChange = vi.fn();
  const { rerender } = render(field('', onChange));
  rerender(field('2026-05-22', onChange));
  expect(input().value).toBe(formatCalendarDate('2026-05-22'));
  input().focus();
  input().value = 'tomorr';
  rerender(field('2026-05-23', onChange));
  expect(input().value).toBe('tomorr');
});
