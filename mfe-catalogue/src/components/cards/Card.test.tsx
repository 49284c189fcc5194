// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster, toast } from 'sonner';
import { afterEach, expect, test } from 'vitest';
import mountainCards from '#generated/mountain-cards.json' with { type: 'json' };
import natureCards from '#generated/nature-cards.json' with { type: 'json' };
import { getCard } from '../../testing/get-card.ts';
import { LocationGrid } from './LocationGrid.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const getFeaturedNames = () => [...document.querySelectorAll('[data-featured] h3')].map((name) => name.textContent);

test('shows season, drive and elevation', () => {
  renderScreen('/', '/', <LocationGrid cards={natureCards} heading="h3" />);
  const card = within(getCard('Kolsay Lake'));
  expect(card.getByText('May–Oct').textContent).toBe('Best months: May–Oct');
  expect(card.getByText('5 to 6 hours by road · 1,818 m')).toBeDefined();
  expect(card.getByAltText('Illustration of Kolsay Lake')).toBeDefined();
});

test('warns about doubtful facts', () => {
  renderScreen('/', '/', <LocationGrid cards={natureCards} heading="h3" />);
  expect(getCard('Zhasylkol Lake').textContent).toContain('9 to 11 hours by road · 1,630 m · check before you go');
});

test('only the poster of a selected location has the mark', () => {
  renderScreen('/', '/', <LocationGrid cards={natureCards} heading="h3" />);
  const queryMarks = () => screen.queryAllByText(/IN YOUR TRIP/);
  expect(queryMarks()).toHaveLength(0);
  const addButton = screen.getByRole('button', { name: 'Add to trip: Issyk Lake' });
  fireEvent.click(addButton);
  expect(queryMarks()).toHaveLength(1);
  expect(addButton.textContent).toBe('');
  expect(queryMarks()[0]?.closest('article')).toBe(getCard('Issyk Lake'));
  fireEvent.click(addButton);
  expect(queryMarks()).toHaveLength(0);
});

test('Undo restores a removed location without a second toast about adding it', async () => {
  renderScreen(
    '/',
    '/',
    <>
      <LocationGrid cards={natureCards} heading="h3" />
      <Toaster />
    </>,
  );
  const before = toast.getHistory().length;
  const addButton = screen.getByRole('button', { name: 'Add to trip: Issyk Lake' });
  fireEvent.click(addButton);
  fireEvent.click(addButton);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  expect(addButton.getAttribute('aria-pressed')).toBe('true');
  const titles = toast
    .getHistory()
    .slice(before)
    .flatMap((entry) => ('title' in entry ? [entry.title] : []));
  expect(titles).toEqual(['Issyk Lake added to your itinerary!', 'Issyk Lake removed from your itinerary']);
  // Its timer would otherwise end after the test environment.
  await waitFor(() => expect(undo.isConnected).toBe(false));
});

test('a card enters 0.1 s after the previous one, at most 0.8 s after the first', () => {
  renderScreen('/', '/', <LocationGrid cards={mountainCards} heading="h3" />);
  const delays = screen.getAllByRole('article').map(({ style }) => Number.parseFloat(style.animationDelay));
  const expected = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.8];
  expect(delays.map((delay) => Math.round(delay * 10) / 10)).toEqual(expected);
});

test('a grid begins with featured cards unless it shows search results', () => {
  renderScreen('/', '/', <LocationGrid cards={mountainCards} heading="h3" />);
  expect(getFeaturedNames()).toEqual(['Kok Zhailau', 'Furmanov Peak']);
  cleanup();
  renderScreen('/', '/', <LocationGrid cards={mountainCards} heading="h3" hasFeatured={false} />);
  expect(getFeaturedNames()).toEqual([]);
});
