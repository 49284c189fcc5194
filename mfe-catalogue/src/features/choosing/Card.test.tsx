// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Toaster, toast } from 'sonner';
import { afterEach, expect, test } from 'vitest';
import { mountainRoutes } from '../../content/mountain-routes.ts';
import { nature } from '../../content/nature.ts';
import { LocationGrid } from '../locations/LocationGrid.tsx';
import { cardOf } from './card-of.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const features = () => [...document.querySelectorAll('[data-featured] h3')].map((name) => name.textContent);

test('a card tells the season, the way there and the height', () => {
  renderScreen('/', '/', <LocationGrid locations={nature} heading="h3" />);
  const card = within(cardOf('Kolsay Lake'));
  expect(card.getByText('May–Oct').textContent).toBe('Best months: May–Oct');
  expect(card.getByText('5 to 6 hours by road · 1,818 m')).toBeDefined();
  expect(card.getByAltText('Illustration of Kolsay Lake')).toBeDefined();
});

test('what is not sure says so', () => {
  renderScreen('/', '/', <LocationGrid locations={nature} heading="h3" />);
  expect(cardOf('Zhasylkol Lake').textContent).toContain('9 to 11 hours by road · 1,630 m · check before you go');
});

test('what is in the trip has the mark on its picture, and nothing else has', () => {
  renderScreen('/', '/', <LocationGrid locations={nature} heading="h3" />);
  const marks = () => screen.queryAllByText(/IN YOUR TRIP/);
  expect(marks()).toHaveLength(0);
  const add = screen.getByRole('button', { name: 'Add to trip: Issyk Lake' });
  fireEvent.click(add);
  expect(marks()).toHaveLength(1);
  expect(marks()[0]?.closest('article')).toBe(cardOf('Issyk Lake'));
  fireEvent.click(add);
  expect(marks()).toHaveLength(0);
});

test('what was taken out comes back by Undo, and nobody is told that it was added', async () => {
  renderScreen(
    '/',
    '/',
    <>
      <LocationGrid locations={nature} heading="h3" />
      <Toaster />
    </>,
  );
  const before = toast.getHistory().length;
  const stub = screen.getByRole('button', { name: 'Add to trip: Issyk Lake' });
  fireEvent.click(stub);
  fireEvent.click(stub);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(stub.getAttribute('aria-pressed')).toBe('true');
  const told = toast
    .getHistory()
    .slice(before)
    .flatMap((each) => ('title' in each ? [each.title] : []));
  expect(told).toEqual(['Issyk Lake added to your itinerary!', 'Issyk Lake removed from your itinerary']);
});

test('a card comes in 0.1 s after the one before it, and the last no later than 0.8 s', () => {
  renderScreen('/', '/', <LocationGrid locations={mountainRoutes} heading="h3" />);
  const waits = screen.getAllByRole('article').map(({ style }) => Number.parseFloat(style.animationDelay));
  const expected = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.8];
  expect(waits.map((wait) => Math.round(wait * 10) / 10)).toEqual(expected);
});

test('a list begins with features; what a search found does not', () => {
  renderScreen('/', '/', <LocationGrid locations={mountainRoutes} heading="h3" />);
  expect(features()).toEqual(['Kok Zhailau', 'Furmanov Peak']);
  cleanup();
  renderScreen('/', '/', <LocationGrid locations={mountainRoutes} heading="h3" featured={false} />);
  expect(features()).toEqual([]);
});
