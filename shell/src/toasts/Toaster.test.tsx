// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast } from '#sonner';
import { Toaster } from './Toaster.tsx';
import { choosePosition } from './toast-position.ts';

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

let navigate: ReturnType<typeof useNavigate>;
function Page() {
  navigate = useNavigate();
  return <Toaster />;
}

const show = () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
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

test('a toast goes with its page; what is still going on, and the countdown of the redirect, stay', () => {
  show();
  act(() => {
    toast.loading('Submitting');
    toast.custom(() => <p>In three seconds</p>);
    void navigate('/activities');
  });
  // The frame in which it goes, and the time that its movement takes.
  pass(100);
  pass(1000);
  expect(queryToast()).toBeNull();
  expect(screen.queryByText('Submitting')).not.toBeNull();
  expect(screen.queryByText('In three seconds')).not.toBeNull();
});

describe('where a field would be covered', () => {
  type Box = { top: number; left: number; width: number };
  const place = (...boxes: readonly Box[]) => {
    document.body.innerHTML = `<main>${'<input>'.repeat(boxes.length)}</main>`;
    for (const [index, field] of document.querySelectorAll('input').entries()) {
      const { top, left, width } = boxes[index] ?? { top: 0, left: 0, width: 0 };
      const box = { top, bottom: top + 56, height: 56, left, right: left + width } as DOMRect;
      field.getBoundingClientRect = () => box;
    }
  };
  afterEach(() => {
    document.body.innerHTML = '';
  });
  const atBottom = (left: number, width: number) => ({ top: innerHeight - 100, left, width });
  const atTop = (left: number, width: number) => ({ top: 120, left, width });

  test.each([
    ['at the bottom a toast is at the top', () => [atBottom(0, innerWidth)], 'top-center'],
    ['at the top a toast is at the bottom', () => [atTop(0, innerWidth)], 'bottom-center'],
    ['nowhere a toast is at the bottom', () => [{ top: innerHeight / 2, left: 0, width: innerWidth }], 'bottom-center'],
    ['beside it only a toast is at the bottom', () => [atBottom(0, 100)], 'bottom-center'],
    ['in the middle of the bottom a toast is at its right', () => [atBottom(500, 150)], 'bottom-right'],
    ['from the middle to the right a toast is at its left', () => [atBottom(800, 300)], 'bottom-left'],
    ['everywhere a toast is at the bottom', () => [atBottom(0, innerWidth), atTop(0, innerWidth)], 'bottom-center'],
  ])('%s', (_, getBoxes, position) => {
    vi.stubGlobal('innerWidth', 1440);
    place(...getBoxes());
    expect(choosePosition()).toBe(position);
  });
});
