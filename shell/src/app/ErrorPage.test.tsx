// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorPage } from './ErrorPage.tsx';
import { routes } from './routes.tsx';

afterEach(cleanup);

const Broken = () => {
  throw new Error('no');
};

test('an uncaught error shows the error page of the specification with a link to the home page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [frame] = routes;
  const broken = { ...frame, children: [{ path: '/', element: <Broken /> }] } as RouteObject;
  expect(frame?.errorElement).toEqual(<ErrorPage />);
  render(<RouterProvider router={createMemoryRouter([broken])} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
