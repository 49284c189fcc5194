// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(cleanup);

const Toaster = () => <p>The toaster</p>;

/** Renders the place of a toaster that does not load the first time, and shows a toast. */
async function failOnce() {
  const { Toasts } = await import('./Toasts.tsx');
  const { toast } = await import('./lazy-toast.ts');
  const load = vi.fn(async () => ({ Toaster }));
  load.mockRejectedValueOnce(new Error('no connection'));
  render(<Toasts load={load} />);
  await act(async () => void toast('Locations removed'));
  expect(load).toHaveBeenCalledOnce();
  return load;
}

test.each(['online', 'click'])('a toaster that did not load is loaded at the next event: %s', async (type) => {
  const load = await failOnce();
  expect(screen.queryByText('The toaster')).toBeNull();
  await act(async () => dispatchEvent(new Event(type)));
  expect(screen.getByText('The toaster')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
