// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import natureCards from '#generated/nature-cards.json' with { type: 'json' };
import { LocationGrid } from '../cards/LocationGrid.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const renderPanel = () =>
  renderScreen(
    '/',
    '/',
    <>
      <LocationGrid cards={natureCards} heading="h2" />
      <SummaryPanel takesFocus />
    </>,
  );
const clickAddButton = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Add to trip: ${name}` }));
const queryPanel = () => screen.queryByRole('region', { name: 'Your selection' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('is hidden while no location is selected', () => {
  renderPanel();
  expect(queryPanel()).toBeNull();
});

test('is shown 50 ms after the first location was added, and takes the focus', () => {
  renderPanel();
  clickAddButton('Issyk Lake');
  wait(49);
  expect(queryPanel()).toBeNull();
  wait(1);
  expect(queryPanel()?.className).toContain('starting:opacity-0');
  expect(queryPanel()?.textContent).toContain('1 Location(s) Selected');
  expect(document.activeElement?.textContent).toBe('Continue to Activities');
});

test('counts further locations without moving the focus', () => {
  renderPanel();
  clickAddButton('Issyk Lake');
  wait(50);
  const secondButton = screen.getByRole('button', { name: 'Add to trip: Kaindy Lake' });
  secondButton.focus();
  fireEvent.click(secondButton);
  wait(50);
  expect(queryPanel()?.textContent).toContain('2 Location(s) Selected');
  expect(document.activeElement).toBe(secondButton);
});

test('shows the pictures of the two locations that were selected last', () => {
  renderPanel();
  for (const name of ['Issyk Lake', 'Kaindy Lake', 'Asy Plateau']) clickAddButton(name);
  wait(50);
  const pictures = [...(queryPanel()?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/pictures/kaindy-lake-400.webp', '/pictures/asy-plateau-400.webp']);
});

test('is hidden again when no location remains', () => {
  renderPanel();
  clickAddButton('Issyk Lake');
  wait(50);
  clickAddButton('Issyk Lake');
  expect(queryPanel()).toBeNull();
});

test('is not shown for a location that was removed before the delay was over', () => {
  renderPanel();
  clickAddButton('Issyk Lake');
  clickAddButton('Issyk Lake');
  wait(50);
  expect(queryPanel()).toBeNull();
});

test('is shown for restored locations without moving the focus', () => {
  renderPanel();
  clickAddButton('Issyk Lake');
  cleanup();
  renderPanel();
  wait(50);
  expect(queryPanel()?.textContent).toContain("Great choices! Now let's pick some activities for your adventure");
  expect(document.activeElement).toBe(document.body);
});

test('from its link Tab leads to the card behind the pressed button, and Shift+Tab back to the button', () => {
  renderPanel();
  const button = screen.getByRole('button', { name: 'Add to trip: Kolsay Lake' });
  const press = (shiftKey: boolean) => {
    button.focus();
    clickAddButton('Kolsay Lake');
    wait(50);
    const link = screen.getByRole('link', { name: 'Continue to Activities' });
    expect(document.activeElement).toBe(link);
    fireEvent.keyDown(link, { key: 'Tab', shiftKey });
  };
  press(false);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kaindy Lake' }));
  clickAddButton('Kolsay Lake');
  press(true);
  expect(document.activeElement).toBe(button);
});
