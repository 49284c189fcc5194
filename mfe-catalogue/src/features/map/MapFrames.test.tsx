// @vitest-environment happy-dom
import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapEntries } from '../../content/view-models/map-entries.ts';
import type { ExactMapProps } from './exact/ExactMap.tsx';
import { MapFrames } from './MapFrames.tsx';

vi.mock('./late-code.ts', () => ({
  addGestures: () => () => {},
  openExactMap: async (tell: (opened: object) => void) =>
    tell({ text: '', ExactMap: ({ onClose }: ExactMapProps) => <input aria-label="Exact" onKeyDown={onClose} /> }),
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

test('the exact map takes the place of the drawn one, and gives it and the focus back', async () => {
  await act(async () =>
    renderScreen(routes.map, routes.map, <MapFrames entries={mapEntries} closedIds={new Set()} search={null} />),
  );
  // One for each frame.
  const [open] = await screen.findAllByRole('button', { name: 'Open the exact map' });
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
