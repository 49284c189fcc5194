// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';

const setPhone = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches && media.includes('600px'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => {
  vi.useFakeTimers();
  setPhone(false);
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => {
  render(<Toasts />);
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

test.each([
  [true, 'bottom'],
  [false, 'top'],
])('on a phone (%s) toasts are at the %s', (isPhone, position) => {
  setPhone(isPhone);
  show();
  expect(queryToast()?.closest('li')?.dataset.yPosition).toBe(position);
});
