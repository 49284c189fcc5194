// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#sonner';
import { Toaster } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has none; sonner reads the colour scheme with it.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => {
  render(<Toaster />);
  act(() => void toast('Locations removed', { action: { label: 'Undo', onClick: () => {} }, duration: 5000 }));
  act(() => vi.advanceTimersByTime(100));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const queryToast = () => screen.queryByText('Locations removed');

test('a toast stays while its action has the focus, and goes some time after', () => {
  show();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  pass(60_000);
  expect(queryToast()).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  pass(60_000);
  expect(queryToast()).toBeNull();
});

test('a toast without the focus goes by itself', () => {
  show();
  pass(60_000);
  expect(queryToast()).toBeNull();
});

test('toasts are at the bottom, where no heading is', () => {
  show();
  expect(queryToast()?.closest('li')?.dataset.yPosition).toBe('bottom');
});
