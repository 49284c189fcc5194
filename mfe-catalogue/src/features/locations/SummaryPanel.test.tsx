// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nature } from '../../content/nature.ts';
import { LocationGrid } from './LocationGrid.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const show = () =>
  renderScreen(
    '/',
    '/',
    <>
      <LocationGrid locations={nature} heading="h2" />
      <SummaryPanel />
    </>,
  );
const add = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Add to trip: ${name}` }));
const panel = () => screen.queryByRole('region', { name: 'Your selection' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('is not there while nothing is chosen', () => {
  show();
  expect(panel()).toBeNull();
});

test('shows 50 ms after the first place, and takes the focus then', () => {
  show();
  add('Issyk Lake');
  wait(49);
  expect(panel()).toBeNull();
  wait(1);
  expect(panel()?.className).toContain('starting:opacity-0');
  expect(panel()?.textContent).toContain('1 Location(s) Selected');
  expect(document.activeElement?.textContent).toBe('Continue to Activities');
});

test('counts on, and leaves the focus where it is', () => {
  show();
  add('Issyk Lake');
  wait(50);
  const second = screen.getByRole('button', { name: 'Add to trip: Kaindy Lake' });
  second.focus();
  fireEvent.click(second);
  wait(50);
  expect(panel()?.textContent).toContain('2 Location(s) Selected');
  expect(document.activeElement).toBe(second);
});

test('shows the two places that were chosen last', () => {
  show();
  for (const name of ['Issyk Lake', 'Kaindy Lake', 'Asy Plateau']) add(name);
  wait(50);
  const prints = [...(panel()?.querySelectorAll('img') ?? [])].map((print) => print.getAttribute('src'));
  expect(prints).toEqual(['/pictures/kaindy-lake-400.webp', '/pictures/asy-plateau-400.webp']);
});

test('goes when none remains', () => {
  show();
  add('Issyk Lake');
  wait(50);
  add('Issyk Lake');
  expect(panel()).toBeNull();
});

test('a place taken out before the panel shows does not bring it', () => {
  show();
  add('Issyk Lake');
  add('Issyk Lake');
  wait(50);
  expect(panel()).toBeNull();
});
