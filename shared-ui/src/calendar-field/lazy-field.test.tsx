// @vitest-environment happy-dom
import { formatDate } from '@almaty/dates';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const renderField = async (onChange = () => {}, isPrepared = false) => {
  const { CalendarField } = await import('./CalendarField.tsx');
  const field = (
    <CalendarField
      id="day"
      label="Start date"
      earliest="2026-05-01"
      latest="2027-11-01"
      {...{ onChange, isPrepared }}
    />
  );
  expect(renderToString(field)).toContain('Type it or pick it');
  render(field);
};
const getInput = () => screen.getByLabelText<HTMLInputElement>('Start date');
const typeAndLeave = (text: string) => {
  getInput().focus();
  getInput().value = text;
  getInput().blur();
};

// The first import transforms all modules, which may take longer than a test may.
beforeAll(() => import('./lazy-day.ts'), 60_000);
// A new page has new modules, of which none is loaded.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['the field is used', false, () => getInput().focus()],
  ['the form around it is used', true, () => {}],
])('the hint shows how to write a date, in numbers as the browser does, when %s', async (_, isPrepared, use) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') });
  await renderField(() => {}, isPrepared);
  expect(screen.getByText('Type it or pick it')).toBeDefined();
  use();
  expect(await screen.findByText('Like 13 June 2027 or 6/13/2027')).toBeDefined();
});

test('a date that was left before the code had come is shown in the language of the page when it has', async () => {
  const onChange = vi.fn();
  await renderField(onChange);
  typeAndLeave('2026-06-02');
  expect(getInput().value).toBe('2026-06-02');
  await waitFor(() => expect(getInput().value).toBe(formatDate('2026-06-02')));
  expect(onChange).toHaveBeenCalledOnce();
});

test('the field in which somebody types again stays as it is when the code comes', async () => {
  const { dayCode } = await import('./field-code.ts');
  await renderField();
  typeAndLeave('2026-06-02');
  getInput().focus();
  await dayCode.load();
  expect(getInput().value).toBe('2026-06-02');
  getInput().blur();
  expect(getInput().value).toBe(formatDate('2026-06-02'));
});

test('without the code a text stays as it was typed, and the next time the field is left loads it again', async () => {
  const { dayCode } = await import('./field-code.ts');
  const onChange = vi.fn();
  const load = vi.spyOn(dayCode, 'load').mockRejectedValue(new Error('no connection'));
  await renderField(onChange);
  typeAndLeave('2026-06-02');
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(getInput().value).toBe('2026-06-02');
  load.mockRestore();
  fireEvent.blur(getInput());
  await waitFor(() => expect(getInput().value).toBe(formatDate('2026-06-02')));
});
