// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { setModuleLoader } from './module-loader.ts';
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx';

afterEach(cleanup);

test('a page that throws while rendering is replaced by a notice, and Retry asks for the current release and renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const prepareRetry = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  setModuleLoader({
    load: () => Promise.reject(new Error('not loaded here')),
    prepareRetry,
    hasAllFiles: async () => false,
    startOver: () => {},
  });
  const Page = () => {
    if (isBroken) throw new Error('no');
    return <h1>The page</h1>;
  };
  render(
    <MemoryRouter>
      <p>Another part</p>
      <RenderErrorBoundary id="a/Page">
        <Page />
      </RenderErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Part of this page did not load');
  expect(screen.getByText('Another part')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(prepareRetry).toHaveBeenCalledExactlyOnceWith('a/Page'));
  expect(screen.getByRole('alert')).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
});

test('a page that throws for one address is rendered again for the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Page = () => {
    if (useLocation().pathname === '/locations/broken') throw new Error('no');
    return <h1>The page</h1>;
  };
  render(
    <MemoryRouter initialEntries={['/locations/broken']}>
      <Link to="/locations/medeu">Medeu</Link>
      <RenderErrorBoundary id="a/Page">
        <Page />
      </RenderErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Medeu' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
});
