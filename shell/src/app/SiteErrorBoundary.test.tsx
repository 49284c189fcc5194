// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from './routes.tsx';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';

afterEach(cleanup);

const Broken = () => {
  if (useLocation().pathname === '/') throw new Error('no');
  return <h1>Nature</h1>;
};

function Navigation() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/nature')}>
      Next
    </button>
  );
}

test('an uncaught error shows the error page of the specification, until another page is opened', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <Navigation />
      <SiteErrorBoundary>
        <Broken />
      </SiteErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Nature' })).toBeDefined();
});

test('every page of the site is inside the boundary', () => {
  expect(routes).toHaveLength(1);
  expect(Object(routes[0]?.element).type).toBe(SiteErrorBoundary);
});
