// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountainRoutes } from '../../content/mountain-routes.ts';
import { LocationGrid } from './LocationGrid.tsx';
import { MountainRedirect } from './MountainRedirect.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const show = () =>
  renderScreen(
    '/locations',
    '/locations',
    <>
      <LocationGrid locations={mountainRoutes} heading="h3" />
      <MountainRedirect active />
      <Toaster />
    </>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** In steps, because what React draws after one sets the next timer. */
function wait(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) act(() => vi.advanceTimersByTime(50));
}
const pathOf = (router: ReturnType<typeof show>) => router.state.location.pathname;

test('goes on to the activities after three seconds', () => {
  const router = show();
  press('Add to trip: Kok Zhailau');
  wait(2900);
  expect(pathOf(router)).toBe('/locations');
  wait(200);
  expect(pathOf(router)).toBe('/activities');
});

test('stays in front of what tells that another route was added, and counts anew', () => {
  show();
  press('Add to trip: Kok Zhailau');
  wait(1500);
  press('Add to trip: Furmanov Peak');
  wait(500);
  expect(screen.getAllByText(/^Great choice!/)).toHaveLength(1);
  expect(document.querySelector('[data-front="true"]')?.textContent).toContain('in 3 seconds...');
});

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['Cancel', () => press('Cancel')],
  ['a removal', () => press('Add to trip: Kok Zhailau')],
])('%s at the last moment stops it, though its toast takes a while to go', (_, stop) => {
  const router = show();
  press('Add to trip: Kok Zhailau');
  wait(2950);
  stop();
  wait(10_000);
  expect(pathOf(router)).toBe('/locations');
});
