// @vitest-environment happy-dom

import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Toaster } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { LocationsScreen } from './LocationsScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const renderPage = (search = '') => renderScreen(`${routes.locations}${search}`, routes.locations, <LocationsScreen />);
const getSearch = (router: ReturnType<typeof renderPage>) => router.state.location.search;

test('opens with the nature tab, its title, and all three categories in the page', () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Where to Go');
  expect(screen.getByText('Explore destinations across all categories and add them to your itinerary')).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Nature');
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(32);
});

test('the first tab has no Back and the last no Next', () => {
  renderPage('?tab=city');
  expect(screen.getAllByRole('button', { name: /^Next/, hidden: true })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Back/, hidden: true })).toHaveLength(2);
});

test('removes an unknown tab from the address', async () => {
  const router = renderPage('?tab=sea&q=');
  await waitFor(() => expect(getSearch(router)).toBe(''));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Nature');
});

test('a search replaces the tabs, announces its results, and shows the tabs again when it is cleared', async () => {
  const router = renderPage('?tab=city');
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'medeu' } });
  expect((await screen.findByText('1 place found')).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('link', { name: 'Medeu' })).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe('?tab=city&q=medeu'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('tab', { selected: true })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await waitFor(() => expect(getSearch(router)).toBe('?tab=city'));
});

test.each([
  [375, 812, 3],
  [768, 1024, 4],
  [1440, 900, 4],
  [1920, 1080, 8],
])('during typing a window of %i by %i px shows %i cards, and all of them after a pause', async (...parameters) => {
  const [width, height, visibleCount] = parameters;
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  renderPage();
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.input(field, { target: { value: 'a' } });
  const count = Number.parseInt((await screen.findByText(/^\d+ places found$/)).textContent, 10);
  expect(count).toBeGreaterThan(visibleCount);
  expect(screen.getAllByRole('article')).toHaveLength(visibleCount);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
});

test('writes the query to the address on a press, before that may lead to another page', async () => {
  const router = renderPage();
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'medeu' } });
  await screen.findByText('1 place');
  fireEvent.pointerDown(document.body);
  expect(getSearch(router)).toBe('?q=medeu');
});

test('fills the form with the query of the address', async () => {
  renderPage('?q=lake&month=7');
  expect(await screen.findByText('7 places')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lake');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Best month' }).value).toBe('7');
});

test('Next and Back select the adjacent tab and write it to the address', async () => {
  const router = renderPage();
  const getSelectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Next: Mountain Routes' }));
  await waitFor(() => expect(getSearch(router)).toBe('?tab=mountains'));
  expect(getSelectedTab()).toContain('Mountain Routes');
  fireEvent.click(screen.getByRole('button', { name: 'Next: City Experience' }));
  await waitFor(() => expect(getSearch(router)).toBe('?tab=city'));
  fireEvent.click(screen.getByRole('button', { name: 'Back to Mountain Routes' }));
  await waitFor(() => expect(getSearch(router)).toBe('?tab=mountains'));
  fireEvent.click(screen.getByRole('button', { name: 'Back to Nature' }));
  await waitFor(() => expect(getSearch(router)).toBe(''));
});

test('all filters apply at once, are written to the address, and can be cleared', async () => {
  const router = renderPage();
  for (const [name, value] of [
    ['Category', 'Mountain Routes'],
    ['Difficulty', 'Hard'],
    ['Best month', '7'],
    ['Drive from the city', '1'],
  ] as const)
    fireEvent.input(screen.getByRole('combobox', { name }), { target: { value } });
  expect(await screen.findByText('3 places found')).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe('?category=Mountain+Routes&difficulty=Hard&month=7&drive=1'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('tab', { name: /^Nature/ })).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe(''));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Difficulty' }).value).toBe('');
});

test('removes unknown filters from the address and keeps the rest of it', async () => {
  const router = renderPage('?tab=city&month=13&drive=abc&q=park');
  expect(await screen.findByText('3 places found')).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe('?tab=city&q=park'));
});

test('a route that is added from the search results stays there, and is selected in its tab', async () => {
  const router = renderScreen(
    `${routes.locations}?tab=mountains&q=furmanov`,
    routes.locations,
    <>
      <LocationsScreen />
      <Toaster />
    </>,
  );
  const name = 'Add to trip: Furmanov Peak';
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('region', { name: 'Your selection' })).toBeDefined();
  expect(await screen.findByText('Furmanov Peak added to your itinerary!')).toBeDefined();
  expect(screen.queryByText(/^Great choice!/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await screen.findAllByRole('tab');
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  expect(router.state.location.pathname).toBe(routes.locations);
});

test('offers to remove each part of a query without results', async () => {
  renderPage('?q=lake&difficulty=Hard&month=1');
  expect(await screen.findByText('0 places')).toBeDefined();
  for (const name of ['Remove “lake”', 'Remove “January”']) expect(screen.getByRole('button', { name })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove “Hard”' }));
  await screen.findByText('0 places');
  expect(screen.queryByRole('button', { name: 'Remove “Hard”' })).toBeNull();
});

test('the focus moves from a removed filter to the results, and from a cleared search to the tabs', async () => {
  const router = renderPage('?q=museum&month=2&difficulty=Hard');
  expect(await screen.findByText('0 places found')).toBeDefined();
  const pressButton = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  pressButton('Remove “Hard”');
  expect(await screen.findByText('2 places found')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 places' })));
  await waitFor(() => expect(getSearch(router)).toBe('?q=museum&month=2'));
  pressButton('Clear the search');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Nature/ })));
});
