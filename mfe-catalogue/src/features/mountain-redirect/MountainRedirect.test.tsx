// @vitest-environment happy-dom

import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mountainCards from '#generated/mountain-cards.json' with { type: 'json' };
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { MountainRedirect } from './MountainRedirect.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

function renderMountainRoutes() {
  // Outside the page, as in the shell, so that toasts stay when the visitor leaves the page.
  render(<Toaster />);
  return renderScreen(
    routes.locations,
    routes.locations,
    <>
      <LocationGrid cards={mountainCards} heading="h3" />
      <MountainRedirect active />
    </>,
  );
}
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Advances the timers in steps, because a timer starts only when React has rendered the effect of the previous one. */
function wait(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) act(() => vi.advanceTimersByTime(50));
}
const getPath = (router: ReturnType<typeof renderMountainRoutes>) => router.state.location.pathname;

test('navigates to the activities three seconds after a mountain route was added', () => {
  const router = renderMountainRoutes();
  clickButton('Add to trip: Kok Zhailau');
  wait(2900);
  expect(getPath(router)).toBe('/locations');
  wait(200);
  expect(getPath(router)).toBe('/activities');
});

test('a second addition restarts the countdown, in front of the toast about the addition', () => {
  renderMountainRoutes();
  clickButton('Add to trip: Kok Zhailau');
  wait(1500);
  clickButton('Add to trip: Furmanov Peak');
  wait(500);
  expect(screen.getAllByText(/^Great choice!/)).toHaveLength(1);
  expect(document.querySelector('[data-front="true"]')?.textContent).toContain('in 3 seconds...');
});

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['Cancel', () => clickButton('Cancel')],
  ['a removal', () => clickButton('Add to trip: Kok Zhailau')],
])('%s just before the end stops the countdown, also during the exit animation of the toast', (_, stop) => {
  const router = renderMountainRoutes();
  clickButton('Add to trip: Kok Zhailau');
  wait(2950);
  stop();
  wait(10_000);
  expect(getPath(router)).toBe('/locations');
});

test('another page stops the countdown and hides its toast', async () => {
  const router = renderMountainRoutes();
  clickButton('Add to trip: Kok Zhailau');
  wait(1000);
  await act(() => router.navigate('/plan-trip'));
  wait(10_000);
  expect(screen.queryByText(/^Great choice!/)).toBeNull();
  expect(getPath(router)).toBe('/plan-trip');
});

test.each([
  ['Cancel', () => clickButton('Cancel')],
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
])('after %s no later addition starts a countdown', (_, cancel) => {
  renderMountainRoutes();
  clickButton('Add to trip: Kok Zhailau');
  wait(500);
  cancel();
  wait(1000);
  clickButton('Add to trip: Furmanov Peak');
  wait(500);
  expect(screen.queryByText(/^Great choice!/)).toBeNull();
});
