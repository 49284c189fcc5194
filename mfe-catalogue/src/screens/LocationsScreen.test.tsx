// @vitest-environment happy-dom

import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import locations from '#generated/locations.json' with { type: 'json' };
import { locationCards } from '../content/location-cards.ts';
import type { Tab } from '../lib/tab.ts';
import { LocationsScreen } from './LocationsScreen.tsx';

beforeEach(() => {
  // What the bundler puts in the place of this name.
  vi.stubGlobal('__webpack_public_path__', '/_mfe/catalogue/version/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const renderPage = (search = '') =>
  act(async () => renderScreen(`${routes.locations}${search}`, routes.locations, <LocationsScreen />));
const CLEAR = 'Clear search and filters';
const getSearch = (router: Awaited<ReturnType<typeof renderPage>>) => router.state.location.search;

/** How many locations of a category have a month among their best ones. */
const countBestIn = (month: number, tab: Tab) =>
  locationCards[tab].filter(({ summary }) => summary.bestMonths.includes(month)).length;

test('opens with the nature tab, its title, and all three categories in the page', async () => {
  await renderPage();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Where to Go');
  expect(screen.getByText('Explore destinations across all categories and add them to your itinerary')).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Nature');
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(locations.length);
});

test('the first tab has no Back and the last no Next', async () => {
  await renderPage('?tab=city');
  expect(screen.getAllByRole('button', { name: /^Next/, hidden: true })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Back/, hidden: true })).toHaveLength(2);
});

test('removes an unknown tab from the address', async () => {
  const router = await renderPage('?tab=sea&q=');
  await waitFor(() => expect(getSearch(router)).toBe(''));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Nature');
});

test('a text looks in all categories, announces its results, and leads back to the tab when it is cleared', async () => {
  const router = await renderPage('?tab=city');
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'skating' } });
  expect((await screen.findByText('1 place found')).getAttribute('role')).toBe('status');
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('All');
  expect(screen.getByRole('link', { name: 'Medeu' })).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe('?q=skating'));
  fireEvent.click(screen.getByRole('button', { name: CLEAR }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^City/ })));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('City');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await waitFor(() => expect(getSearch(router)).toBe('?tab=city'));
});

test('a filter keeps the category, whose tab shows its number, and another tab changes it', async () => {
  const router = await renderPage('?tab=city');
  fireEvent.input(screen.getByRole('combobox', { name: 'Best month' }), { target: { value: '7' } });
  const inCity = countBestIn(7, 'city');
  expect(await screen.findByText(`${inCity} places found`)).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`City ExperienceCity${inCity}`);
  await waitFor(() => expect(getSearch(router)).toBe('?tab=city&month=7'));
  fireEvent.click(screen.getByRole('tab', { name: /^Mountain/ }));
  expect(await screen.findByRole('heading', { name: `${countBestIn(7, 'mountains')} places` })).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe('?tab=mountains&month=7'));
  fireEvent.click(screen.getByRole('tab', { name: /^All/ }));
  await waitFor(() => expect(getSearch(router)).toBe('?month=7'));
});

test('each option says how many places it would find, except the chosen one', async () => {
  await renderPage('?tab=mountains&difficulty=Hard');
  expect(await screen.findByRole('option', { name: 'July (3)' })).toBeDefined();
  expect(screen.getByRole('option', { name: 'Medium (6)' })).toBeDefined();
  expect(screen.getByRole('option', { name: 'Hard' })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'No car 2' })).toBeDefined();
});

test('a theme is a filter that says what it means', async () => {
  const router = await renderPage();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Half a day/ }));
  expect(await screen.findByText(/less than 5 hours on a usual day/)).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe('?halfDay=yes'));
});

test('clearing the text keeps the filters and the focus', async () => {
  await renderPage('?q=lake&month=7');
  await screen.findByRole('heading', { name: /places$/ });
  fireEvent.click(screen.getByRole('button', { name: 'Clear the text' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Best month' }).value).toBe('7');
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
  await renderPage();
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.input(field, { target: { value: 'a' } });
  const count = Number.parseInt((await screen.findByText(/^\d+ places found$/)).textContent, 10);
  expect(count).toBeGreaterThan(visibleCount);
  // Those also in Almaty come after all others, and are not in the number.
  const getOthers = () => screen.queryByRole('heading', { name: 'Also in Almaty' })?.nextElementSibling;
  expect(screen.getAllByRole('article')).toHaveLength(visibleCount);
  await waitFor(() =>
    expect(screen.getAllByRole('article').filter((card) => !getOthers()?.contains(card))).toHaveLength(count),
  );
});

test('writes the query to the address on a press, before that may lead to another page', async () => {
  const router = await renderPage();
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'skating' } });
  await screen.findByText('1 place');
  fireEvent.pointerDown(document.body);
  expect(getSearch(router)).toBe('?q=skating');
});

test('fills the form with the query of the address', async () => {
  await renderPage('?q=lake&month=7');
  expect(await screen.findByText('8 places')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lake');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Best month' }).value).toBe('7');
});

test('Next and Back select the adjacent tab and write it to the address', async () => {
  const router = await renderPage();
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
  const router = await renderPage();
  for (const [name, value] of [
    ['Difficulty', 'Hard'],
    ['Best month', '7'],
    ['Drive from the city, by car', '1'],
  ] as const)
    fireEvent.input(screen.getByRole('combobox', { name }), { target: { value } });
  expect(await screen.findByText('3 places found')).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe('?difficulty=Hard&month=7&drive=1'));
  fireEvent.click(screen.getByRole('button', { name: CLEAR }));
  expect(await screen.findByRole('tab', { name: /^Nature/ })).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe(''));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Difficulty' }).value).toBe('');
});

test('removes unknown filters from the address and keeps the rest of it', async () => {
  const router = await renderPage('?tab=city&month=13&drive=abc&q=dinosaur');
  expect(await screen.findByText('1 place found')).toBeDefined();
  await waitFor(() => expect(getSearch(router)).toBe('?q=dinosaur&tab=city'));
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
  fireEvent.click(screen.getByRole('button', { name: CLEAR }));
  await screen.findAllByRole('tab');
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  expect(router.state.location.pathname).toBe(routes.locations);
});

test('offers to leave out only what leads to results, and says how many', async () => {
  await renderPage('?q=lake&difficulty=Hard&month=1');
  expect(await screen.findByText('0 places')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Without/ }).map(({ textContent }) => textContent)).toEqual([
    'Without “January”: 1 place',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Without “January”: 1 place' }));
  expect(await screen.findByText('1 place found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Manshuk Mametova Lake' })).toBeDefined();
});

test('offers to clear everything where no single removal helps', async () => {
  const router = await renderPage('?tab=city&q=xyzzy&difficulty=Hard');
  expect(await screen.findByText('0 places')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Without/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: CLEAR })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: CLEAR }));
  await waitFor(() => expect(getSearch(router)).toBe('?tab=city'));
});

test('the focus moves from a removed filter to the results, and from a cleared search to the tabs', async () => {
  const router = await renderPage('?q=museum&month=2&difficulty=Hard');
  expect(await screen.findByText('0 places found')).toBeDefined();
  const pressButton = (name: string | RegExp) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  pressButton(/^Without “Hard”/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^[1-9]\d* places$/ })));
  await waitFor(() => expect(getSearch(router)).toBe('?q=museum&month=2'));
  pressButton(CLEAR);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Nature/ })));
});
