// @vitest-environment happy-dom
import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { type Loadable, loadable } from '@almaty/ui/loadable';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MapScreen } from './MapScreen.tsx';

const codes = vi.hoisted(() => ({}) as { form: Loadable<object>; search: Loadable<object> });
vi.mock('../features/search/map-search-code.ts', () => ({
  get mapSearchCode() {
    return codes.form;
  },
}));
vi.mock('../features/search/search-code.ts', () => ({
  get searchCode() {
    return codes.search;
  },
}));

/** Code that comes when the test says so, each time it is requested. */
function createCode(importCode: () => Promise<object>) {
  let request = Promise.withResolvers<void>();
  const code = loadable(async () => {
    request = Promise.withResolvers();
    await request.promise;
    return importCode();
  });
  const fail = () => act(async () => request.reject(new Error('no connection')));
  const come = () => act(async () => request.resolve());
  return { code, fail, come };
}

let form: ReturnType<typeof createCode>;
let search: ReturnType<typeof createCode>;

beforeEach(() => {
  form = createCode(() => import('../features/search/MapSearch.tsx'));
  search = createCode(() => import('../features/search/lazy-search.ts'));
  Object.assign(codes, { form: form.code, search: search.code });
  // happy-dom has none.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the map, and gives the panel of the range, which is the one that is shown. */
async function openMap(query = '') {
  await act(async () => renderScreen(`${routes.map}${query}`, routes.map, <MapScreen />));
  return await screen.findByRole('tabpanel', { name: 'The Range' });
}

const has = (range: HTMLElement, words: string) => range.textContent.includes(words);

const press = (range: HTMLElement, name: string) => fireEvent.click(within(range).getByRole('button', { name }));

const FAILED = 'The search did not load';

test('the filters say that they load, that they did not, and come with Retry', async () => {
  const range = await openMap();
  press(range, 'Filters and dates');
  expect(has(range, 'Searching…')).toBe(true);
  await form.fail();
  expect(has(range, 'Searching…')).toBe(false);
  expect(has(range, FAILED)).toBe(true);
  press(range, 'Retry');
  expect(has(range, 'Searching…')).toBe(true);
  expect(has(range, FAILED)).toBe(false);
  await form.come();
  await waitFor(() => expect(range.querySelector('form')).not.toBeNull());
  // happy-dom gives the focus to the panel that is hidden, too.
  expect(document.activeElement?.closest('form')).not.toBeNull();
  expect(has(range, FAILED)).toBe(false);
});

test('filters in the address say that they are not applied yet, that they did not load, and come with Retry', async () => {
  const range = await openMap('?difficulty=Hard');
  await form.come();
  expect(has(range, 'Searching…')).toBe(true);
  await search.fail();
  expect(has(range, FAILED)).toBe(true);
  press(range, 'Retry');
  expect(has(range, 'Searching…')).toBe(true);
  expect(has(range, FAILED)).toBe(false);
  await search.come();
  await waitFor(() => expect(has(range, 'Only what your search finds.')).toBe(true));
  expect(has(range, FAILED)).toBe(false);
});
