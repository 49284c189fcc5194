// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { loadable } from '../loadable.ts';
import { createStaticContent, usePrerendered } from './index.ts';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Welcome to {name}</p>;

/** Hydrates a page whose prerendered HTML has some static content. */
async function hydrate(html: string) {
  const load = vi.fn(async () => ({ Greeting }));
  const onRecoverableError = vi.fn();
  const Content = createStaticContent(loadable(load), (code) => code.Greeting);
  const container = document.createElement('main');
  container.innerHTML = `<div class="wrap" data-static="">${html}</div>`;
  document.body.replaceChildren(container);
  const page = <Content className="wrap" content={{ name: 'Almaty' }} />;
  await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  return { container, load, onRecoverableError };
}

test('hydration keeps the nodes of prerendered content, and loads no code for them', async () => {
  const { container, load, onRecoverableError } = await hydrate('<p>Prerendered <b>text</b></p>');
  expect(container.innerHTML).toBe('<div class="wrap" data-static=""><p>Prerendered <b>text</b></p></div>');
  expect(Object.keys(container.querySelector('p') ?? {}).filter((key) => key.startsWith('__react'))).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('what is prerendered is rendered once when it is hydrated', async () => {
  const render = vi.fn();
  function Page() {
    render(usePrerendered());
    return <p>Page</p>;
  }
  const container = document.createElement('main');
  container.innerHTML = '<p>Page</p>';
  await act(async () => hydrateRoot(container, <Page />));
  expect(render).toHaveBeenCalledExactlyOnceWith(true);
});

test('without prerendered HTML the content is loaded and rendered', async () => {
  const Content = createStaticContent(
    loadable(async () => ({ Greeting })),
    (code) => code.Greeting,
  );
  await act(async () => render(<Content className="wrap" content={{ name: 'Almaty' }} />));
  const parent = screen.getByText('Welcome to Almaty').parentElement;
  expect(parent?.className).toBe('wrap');
  // Its links are those of React.
  expect('static' in Object(parent?.dataset)).toBe(false);
});

class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        Retry
      </button>
    );
  }
}

test('code that did not load is told to the boundary once, and requested again after the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let request = Promise.withResolvers<{ Greeting: typeof Greeting }>();
  const load = vi.fn(() => {
    request = Promise.withResolvers();
    return request.promise;
  });
  const Content = createStaticContent(loadable(load), (code) => code.Greeting);
  const page = (
    <ErrorBoundary>
      <Suspense>
        <Content content={{ name: 'Almaty' }} />
      </Suspense>
    </ErrorBoundary>
  );
  await act(async () => render(page));
  await act(async () => request.reject(new Error('offline')));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await act(async () => request.resolve({ Greeting }));
  expect(screen.getByText('Welcome to Almaty')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
