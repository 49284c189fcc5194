// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { setModuleLoader } from '../remotes/module-loader.ts';
import { StaticPage } from './StaticPage.tsx';

afterEach(cleanup);

const Content = () => <h1>Lakes</h1>;
const load = vi.fn(async (_: string) => ({ default: Content }));
setModuleLoader({ load, prepareRetry: async () => {}, hasAllFiles: async () => false, startOver: () => {} });

/** A page of the shell with a module of its own, because a module is loaded once. */
const createPage = (id: string) => (
  <MemoryRouter>
    <StaticPage id={id} head={{ title: 'Lakes of Almaty' }} />
  </MemoryRouter>
);

test('the content that a server has rendered keeps its nodes, and its code is not loaded', async () => {
  const container = document.createElement('main');
  container.innerHTML = '<div><h1>Lakes</h1></div>';
  document.body.replaceChildren(container);
  const heading = screen.getByRole('heading', { name: 'Lakes' });
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, createPage('shell/First'), { onRecoverableError }));
  expect(screen.getByRole('heading', { name: 'Lakes' })).toBe(heading);
  expect(document.title).toBe('Lakes of Almaty');
  expect(load).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a page that is opened by a link has a skeleton until its content is loaded', async () => {
  render(createPage('shell/Second'));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Lakes' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  expect(load).toHaveBeenLastCalledWith('shell/Second');
});

test('content that does not load has a notice, whose Retry loads it again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  load.mockRejectedValueOnce(new Error('offline'));
  render(createPage('shell/Third'));
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Lakes' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
