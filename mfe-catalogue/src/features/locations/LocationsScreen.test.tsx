// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocationsScreen } from './LocationsScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const show = (query = '') => renderScreen(`/locations${query}`, '/locations', <LocationsScreen />);
const addressOf = (router: ReturnType<typeof show>) => router.state.location.search;

test('opens with the nature tab, its title, and all three categories in the page', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Where to Go');
  expect(screen.getByText('Explore destinations across all categories and add them to your itinerary')).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Nature');
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(32);
});

test('the first tab has no Back and the last no Next', () => {
  show('?tab=city');
  expect(screen.getAllByRole('button', { name: /^Next/, hidden: true })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Back/, hidden: true })).toHaveLength(2);
});

test('a tab that there is not is taken out of the address', async () => {
  const router = show('?tab=sea&q=');
  await waitFor(() => expect(addressOf(router)).toBe(''));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Nature');
});

test('a search takes the place of the tabs, is told, and gives them back', async () => {
  const router = show('?tab=city');
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'medeu' } });
  expect((await screen.findByText('1 place found')).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('link', { name: 'Medeu' })).toBeDefined();
  await waitFor(() => expect(addressOf(router)).toBe('?tab=city&q=medeu'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('tab', { selected: true })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await waitFor(() => expect(addressOf(router)).toBe('?tab=city'));
});

test.each([
  [375, 812, 3],
  [768, 1024, 4],
  [1440, 900, 4],
  [1920, 1080, 8],
])('while somebody types, %i by %i px get their first %i cards, and all once the typing rests', async (...window) => {
  const [width, height, first] = window;
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  show();
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.input(field, { target: { value: 'a' } });
  const found = Number.parseInt((await screen.findByText(/^\d+ places found$/)).textContent, 10);
  expect(found).toBeGreaterThan(first);
  expect(screen.getAllByRole('article')).toHaveLength(first);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(found));
});

test('a press sets the address before it may lead elsewhere', async () => {
  const router = show();
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'medeu' } });
  await screen.findByText('1 place');
  fireEvent.pointerDown(document.body);
  expect(addressOf(router)).toBe('?q=medeu');
});

test('a query in the address fills the form', async () => {
  show('?q=lake&month=7');
  expect(await screen.findByText('7 places')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lake');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Best month' }).value).toBe('7');
});

test('where nothing fits, each thing asked for can be left out', async () => {
  show('?q=lake&difficulty=Hard&month=1');
  expect(await screen.findByText('0 places')).toBeDefined();
  for (const name of ['Without “lake”', 'Without “January”'])
    expect(screen.getByRole('button', { name })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Without “Hard”' }));
  await screen.findByText('0 places');
  expect(screen.queryByRole('button', { name: 'Without “Hard”' })).toBeNull();
});
