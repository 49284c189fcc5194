// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx';

afterEach(cleanup);

test('a page that throws while rendering is replaced by a notice, and Retry renders it again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('no');
    return <h1>The page</h1>;
  };
  render(
    <>
      <p>Another part</p>
      <RenderErrorBoundary>
        <Page />
      </RenderErrorBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Part of this page did not load');
  expect(screen.getByText('Another part')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
});
