// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Outlet } from './Outlet.tsx';

const FIRST = { skeleton: null, failure: null };
const FAILED = { skeleton: null, failure: { reason: 'failed' as const, retry: () => {} } };

test('a page that fails before the frame is hydrated keeps its HTML, and is told afterwards', async () => {
  const onRecoverableError = vi.fn();
  document.body.innerHTML = '<main><div data-slot="outlet"><div data-mfe="catalogue">The page</div></div></main>';
  const part = document.querySelector('[data-mfe]');
  const getFirstView = () => FIRST;
  const getView = () => FAILED;
  await act(async () => {
    const outlet = <Outlet {...{ getView, getFirstView }} subscribe={() => () => {}} attach={() => {}} />;
    hydrateRoot(document.querySelector('main') as HTMLElement, outlet, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.querySelector('[data-mfe]')).toBe(part);
  expect(document.body.textContent).toContain('Part of this page did not load');
});
