// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadable, loadableByKey, runWhenLoaded, useIfLoaded, useLoadable } from './loadable.ts';

afterEach(cleanup);

/** Code that does not load the first times. */
function createCode(failures = 0) {
  const code = { text: 'The code' };
  const importCode = vi.fn(async () => {
    if (importCode.mock.calls.length <= failures) throw new Error('no connection');
    return code;
  });
  return { code, importCode, lazy: loadable(importCode) };
}

test('code is imported once, and is there at once from then on', async () => {
  const { code, importCode, lazy } = createCode();
  expect(lazy.get()).toBeUndefined();
  expect(importCode).not.toHaveBeenCalled();
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([code, code]);
  expect(await lazy.load()).toBe(code);
  expect(importCode).toHaveBeenCalledOnce();
  const run = vi.fn();
  runWhenLoaded(lazy, run);
  expect(run).toHaveBeenCalledExactlyOnceWith(code);
});

test('each key has a value of its own, which is requested once', async () => {
  const request = vi.fn(async (key: string) => ({ key }));
  const getPage = loadableByKey(request);
  expect(await Promise.all(['city', 'nature', 'city'].map((key) => getPage(key).load()))).toEqual([
    { key: 'city' },
    { key: 'nature' },
    { key: 'city' },
  ]);
  expect(request.mock.calls).toEqual([['city'], ['nature']]);
  expect(getPage('city').get()).toEqual({ key: 'city' });
  expect(getPage('mountains').get()).toBeUndefined();
});

test('a failure is told, and the next call imports the code again', async () => {
  const { code, lazy } = createCode(1);
  await expect(lazy.load()).rejects.toThrow('no connection');
  expect(lazy.get()).toBeNull();
  expect(await lazy.load()).toBe(code);
  expect(lazy.get()).toBe(code);
});

test('a function runs when the code has come, and with null when it does not load', async () => {
  const { code, lazy } = createCode(1);
  expect(await new Promise((resolve) => runWhenLoaded(lazy, resolve))).toBeNull();
  expect(await new Promise((resolve) => runWhenLoaded(lazy, resolve))).toBe(code);
});

test('a component loads code when it needs it, and again with each attempt after a failure', async () => {
  const { importCode, lazy } = createCode(1);
  function Component({ isNeeded, attempt }: { isNeeded: boolean; attempt: number }) {
    const code = useIfLoaded(lazy, isNeeded, attempt);
    return <p>{code === null ? 'It did not load' : (code?.text ?? 'Nothing yet')}</p>;
  }
  const { rerender } = render(<Component isNeeded={false} attempt={1} />);
  expect(screen.getByText('Nothing yet')).toBeDefined();
  expect(importCode).not.toHaveBeenCalled();
  await act(async () => rerender(<Component isNeeded attempt={1} />));
  expect(screen.getByText('It did not load')).toBeDefined();
  await act(async () => rerender(<Component isNeeded attempt={2} />));
  expect(screen.getByText('The code')).toBeDefined();
});

test('a component that waits for code suspends until it has come, and never once it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ text: string }>();
  const lazy = loadable(() => promise);
  const Component = () => <p>{useLoadable(lazy).text}</p>;
  const page = (
    <Suspense fallback="Waiting">
      <Component />
    </Suspense>
  );
  const { container } = await act(async () => render(page));
  expect(container.textContent).toBe('Waiting');
  await act(async () => resolve({ text: 'The code' }));
  expect(container.textContent).toBe('The code');
  cleanup();
  expect(render(page).container.textContent).toBe('The code');
});
