// @vitest-environment happy-dom
import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapEntries } from '../../content/view-models/map-entries.ts';
import type { ExactMapProps } from './exact/ExactMap.tsx';
import { MapFrames } from './MapFrames.tsx';

const late = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./late-map-code.ts', () => ({
  lateMapCode: {
    get: () => undefined,
    subscribe: () => () => {},
    load: async () => {
      await late.promise;
      return await import('./late-code.ts');
    },
  },
}));
const ExactMap = ({ onClose, onDrawn }: ExactMapProps) => (
  <>
    <input aria-label="Exact" onKeyDown={() => onClose()} />
    <button type="button" onClick={onDrawn}>
      Draw
    </button>
    <button type="button" onClick={() => onClose('It cannot be drawn')}>
      Fail
    </button>
  </>
);
vi.mock('./late-code.ts', () => ({
  findPosition: async (_: unknown, tell: (found: object) => void) => tell({ text: 'Found' }),
  addGestures: () => () => {},
  openExactMap: async (tell: (opened: object) => void) => tell({ text: 'It is being drawn', ExactMap }),
}));

beforeEach(() => {
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

/** Renders the maps once their static content is loaded, and gives the buttons of the exact map: one for each frame. */
async function renderFrames() {
  await act(async () =>
    renderScreen(routes.map, routes.map, <MapFrames entries={mapEntries} closedIds={new Set()} search={null} />),
  );
  return await screen.findAllByRole('button', { name: 'Open the exact map' });
}

test('pins and tickets say at once what is in the trip', async () => {
  await renderFrames();
  // The pins come with the drawings, which are loaded after the list.
  for (const name of ['23, Furmanov Peak, Mountain Routes', '13, Charyn Canyon, Nature'])
    await waitFor(() => expect(document.querySelector(`[aria-label="${name}"]`)).not.toBeNull());
  const press = (name: string) => {
    const [button] = screen.getAllByRole('button', { name: `Add to trip: ${name}` });
    if (!button) throw new Error(`There is no button for ${name}`);
    fireEvent.click(button);
  };
  const listMarked = () =>
    [...document.querySelectorAll('[data-locations]:has(.map-selected)')].map((pin) => pin.getAttribute('aria-label'));
  expect(listMarked()).toEqual([]);
  for (const name of ['Furmanov Peak', 'Charyn Canyon', 'Arbat']) press(name);
  expect(listMarked()).toEqual([
    '10, Arbat, City Experience, in your trip',
    '23, Furmanov Peak, Mountain Routes, in your trip',
    expect.stringMatching(/^\d+ places in the centre: closer, 1 in your trip$/),
    '13, Charyn Canyon, Nature, in your trip',
  ]);
  press('Furmanov Peak');
  press('Arbat');
  expect(listMarked()).toEqual(['13, Charyn Canyon, Nature, in your trip']);
});

test('a press says at once what it does, while its code is still on the way', async () => {
  const [open] = await renderFrames();
  const [where] = await screen.findAllByRole('button', { name: 'Where am I?' });
  if (!open || !where) throw new Error('There are no buttons');
  fireEvent.click(open);
  expect(screen.getByText('The exact map is loading…')).toBeDefined();
  fireEvent.click(where);
  expect(screen.getByText('Looking for your position…')).toBeDefined();
  late.resolve();
  expect(await screen.findByRole('textbox', { name: 'Exact' })).toBeDefined();
  expect(await screen.findByText('Found')).toBeDefined();
});

test('the exact map takes the place of the drawn one, and gives it and the focus back', async () => {
  late.resolve();
  const [open] = await renderFrames();
  if (!open) throw new Error('There is no button');
  fireEvent.click(open);
  const exact = await screen.findByRole('textbox', { name: 'Exact' });
  const drawn = screen.getByRole('region', { name: 'Map of the range above Almaty' });
  expect(drawn.closest('.hidden')).not.toBeNull();
  exact.focus();
  fireEvent.keyDown(exact, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Exact' })).toBeNull());
  expect(document.activeElement).toBe(open);
  expect(drawn.closest('.hidden')).toBeNull();
});

test('the exact map says that it is being drawn, and gives way to the drawn one when it cannot be', async () => {
  late.resolve();
  const [open] = await renderFrames();
  if (!open) throw new Error('There is no button');
  fireEvent.click(open);
  expect(await screen.findByText('It is being drawn')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
  expect(screen.queryByText('It is being drawn')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }));
  expect(screen.queryByRole('textbox', { name: 'Exact' })).toBeNull();
  expect(screen.getByText('It cannot be drawn')).toBeDefined();
});
