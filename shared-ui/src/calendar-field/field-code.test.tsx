// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CalendarField } from './CalendarField.tsx';

const failure = vi.hoisted(() => ({ isOver: false }));
vi.mock('./PlacedCalendar.tsx', () => ({
  get PlacedCalendar() {
    if (!failure.isOver) throw new Error('no connection');
    return () => <p>The calendar</p>;
  },
}));

afterEach(cleanup);

const toggle = (newState: 'open' | 'closed') =>
  fireEvent(screen.getByRole('dialog', { hidden: true }), Object.assign(new Event('toggle'), { newState }));

test('a calendar that did not load says so, and is requested again when it is opened again', async () => {
  render(<CalendarField id="day" label="Start date" earliest="2026-05-01" latest="2027-11-01" />);
  toggle('open');
  expect(await screen.findByText('The calendar did not load. Type the date.')).toBeDefined();
  failure.isOver = true;
  toggle('closed');
  toggle('open');
  expect(await screen.findByText('The calendar')).toBeDefined();
});
