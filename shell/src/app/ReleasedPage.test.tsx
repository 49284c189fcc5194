// @vitest-environment happy-dom
import { ItineraryProvider } from '@almaty/store';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setReleasedPages } from '../remotes/released-pages.ts';
import { routes } from './routes.tsx';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
  setReleasedPages('catalogue', ['/locations/medeu']);
});
afterEach(cleanup);

/** The pages without their layout, which needs more of the browser. */
const Pages = () => useRoutes(routes[0]?.children ?? []);

const renderPath = (path: string) =>
  render(
    <ItineraryProvider>
      <MemoryRouter initialEntries={[path]}>
        <Pages />
      </MemoryRouter>
    </ItineraryProvider>,
  );

test.each(['/locations/medeu', '/locations/medeu/', '/locations'])('%s is a page of the release', (path) => {
  renderPath(path);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
});

test.each(['/locations/atlantis', '/locations/MEDEU', '/locations/%20'])(
  '%s, which the release does not contain, is the not-found page, and its path is logged',
  (path) => {
    renderPath(path);
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(warn).toHaveBeenCalledExactlyOnceWith('404: no page at', path);
  },
);

test('a route that the release lists itself has a page for every value of its parameter', () => {
  setReleasedPages('itinerary', ['/plan/:reference']);
  renderPath('/plan/alm-0123456789');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
});

test('a page becomes the not-found page when a retry finds a release that does not contain it', () => {
  renderPath('/locations/medeu');
  act(() => setReleasedPages('catalogue', ['/locations/charyn-canyon']));
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeDefined();
});
