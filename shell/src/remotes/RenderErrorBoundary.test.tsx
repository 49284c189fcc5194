// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setModuleLoader } from './module-loader.ts';
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx';

afterEach(cleanup);

test('a page that throws while rendering is replaced by a notice, and Retry asks for the current release and renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const prepareRetry = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  setModuleLoader({ load: () => Promise.reject(new Error('not loaded here')), prepareRetry });
  const Page = () => {
    if (isBroken) throw new Error('no');
    return <h1>The page</h1>;
  };
  render(
    <>
      <p>Another part</p>
      <RenderErrorBoundary id="a/Page">
        <Page />
      </RenderErrorBoundary>
    </>,
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
