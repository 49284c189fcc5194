// @vitest-environment happy-dom

import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { loadOnce } from '@almaty/ui/static-content';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { addLocationCards } from '../../content/location-cards.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import { cityCards } from '../../content/view-models/city-cards.ts';
import { FROM_LIST } from '../../lib/from-list.ts';
import { LateList } from './LateList.tsx';

const loaders = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('../../content/load-first-pages.ts', () => ({ firstPageLoaders: loaders }));

let cards = Promise.withResolvers<readonly CatalogueLocation[]>();
const load = vi.fn(() => cards.promise);
const consoleError = vi.spyOn(console, 'error');
beforeEach(() => {
  cards = Promise.withResolvers();
  load.mockClear();
  loaders.city = loadOnce(load);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  // React would tell of HTML that it could not hydrate.
  expect(consoleError).not.toHaveBeenCalled();
});

/** Another list each time, because a list enters once. */
const createList = () => addLocationCards(cityCards);
const resolveCards = () => act(async () => cards.resolve(createList()));
const begin = () => act(async () => fireEvent.pointerDown(document.body));

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <LateList tab="city" isOpen={isOpen} />
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        City
      </button>
    </main>
  );
}
const renderPage = (html?: string) => act(async () => renderScreen(routes.locations, routes.locations, <Page />, html));

/** Hydrates the page with the prerendered list. */
function hydrate() {
  renderScreen('/', '/', <LocationGrid locations={createList()} heading="h3" />);
  const list = screen.getByRole('list').outerHTML;
  cleanup();
  return renderPage(`<main><div><div>${list}</div></div><button type="button">City</button></main>`);
}
const pressTab = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'City' })));

const getButton = () => screen.getByRole('button', { name: 'Add to trip: Green Bazaar' });
const getList = () => screen.getByRole('main').firstElementChild as HTMLElement;
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

test('a closed list keeps its HTML until the visitor begins to do something and its cards have come', async () => {
  await hydrate();
  const button = getButton();
  expect(load).not.toHaveBeenCalled();
  await begin();
  expect(load).toHaveBeenCalledOnce();
  expect(isHydrated(button)).toBe(false);
  await resolveCards();
  expect(isHydrated(getButton())).toBe(true);
  await pressTab();
  expect(document.querySelector('[data-entrance]')).not.toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(13);
});

test('a tab that opens loads cards that did not load before', async () => {
  await hydrate();
  await begin();
  await act(async () => cards.reject(new Error('offline')));
  cards = Promise.withResolvers();
  await pressTab();
  expect(load).toHaveBeenCalledTimes(2);
  await resolveCards();
  expect(isHydrated(getButton())).toBe(true);
});

test('a list that opens before its cards have come shows its HTML, and queued presses and the focus stay', async () => {
  await hydrate();
  await pressTab();
  expect(load).toHaveBeenCalledOnce();
  const button = getButton();
  expect(isHydrated(button)).toBe(false);
  expect('hydrationBoundary' in getList().dataset).toBe(true);
  expect('hydrated' in getList().dataset).toBe(false);
  // What the script of early events does with a press.
  Object.assign(button.dataset, { queued: '' });
  getList().dataset.pending = '';
  button.focus();
  await resolveCards();
  expect(isHydrated(getButton())).toBe(true);
  expect(document.activeElement).toBe(getButton());
  expect(getButton().getAttribute('aria-pressed')).toBe('true');
  expect('hydrated' in getList().dataset).toBe(true);
  expect('pending' in getList().dataset).toBe(false);
  // It would begin while the list is read.
  expect(document.querySelector('[data-entrance]')).toBeNull();
});

test('a tab that is closed before its cards have come is rendered too', async () => {
  await hydrate();
  await pressTab();
  await pressTab();
  await resolveCards();
  expect(isHydrated(getButton())).toBe(true);
  expect('hydrated' in getList().dataset).toBe(true);
});

test('when the cards do not load the HTML stays, and a press in it tries again', async () => {
  await hydrate();
  await pressTab();
  await act(async () => cards.reject(new Error('offline')));
  expect(isHydrated(getButton())).toBe(false);
  cards = Promise.withResolvers();
  await act(async () => fireEvent.pointerDown(getButton()));
  expect(load).toHaveBeenCalledTimes(2);
  await resolveCards();
  expect(isHydrated(getButton())).toBe(true);
});

test('a link of the HTML leads to its location, which knows the way back', async () => {
  const router = await hydrate();
  await pressTab();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Medeu' })));
  expect(router.state.location).toMatchObject({ pathname: '/locations/medeu', state: FROM_LIST });
});

test('without prerendered HTML the cards are loaded and shown', async () => {
  await renderPage();
  expect(screen.queryAllByRole('article')).toEqual([]);
  await resolveCards();
  expect(screen.getAllByRole('article')).toHaveLength(13);
});
