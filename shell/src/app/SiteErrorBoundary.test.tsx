// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';

afterEach(cleanup);

const Broken = () => {
  throw new Error('no');
};

test('an error of the frame shows the error page of the specification, and Back loads a new document', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn();
  render(
    <SiteErrorBoundary reload={reload}>
      <Broken />
    </SiteErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledOnce();
});
