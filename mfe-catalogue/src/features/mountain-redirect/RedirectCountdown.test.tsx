// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RedirectCountdown } from './RedirectCountdown.tsx';

const finish = vi.fn();
const cancel = vi.fn();
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  render(<RedirectCountdown finish={finish} cancel={cancel} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  finish.mockReset();
  cancel.mockReset();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const text = (left: number) => screen.queryByText(`Great choice! Navigating to Activities in ${left} seconds...`);

test('counts 3, 2, 1 and goes', () => {
  expect(text(3)).not.toBeNull();
  wait(1000);
  expect(text(2)).not.toBeNull();
  wait(1000);
  expect(text(1)).not.toBeNull();
  expect(finish).not.toHaveBeenCalled();
  wait(1000);
  expect(finish).toHaveBeenCalledOnce();
});

test.each<[string, () => void, () => void]>([
  ['the pointer is on it', () => point('enter'), () => point('leave')],
  ['it has the focus', () => button().focus(), () => button().blur()],
  ['the browser tab is hidden', () => see(false), () => see(true)],
])('waits while %s, and goes on after', (_, begin, end) => {
  wait(1000);
  act(begin);
  wait(60_000);
  expect(text(2)).not.toBeNull();
  act(end);
  wait(1000);
  expect(text(1)).not.toBeNull();
});

test('Cancel and Escape stop it', () => {
  fireEvent.click(button());
  expect(cancel).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('after it has gone nothing happens any more', () => {
  cleanup();
  wait(10_000);
  expect(finish).not.toHaveBeenCalled();
});

const button = () => screen.getByRole('button', { name: 'Cancel' });

function point(way: 'enter' | 'leave') {
  const slip = button().closest('[data-mfe]');
  if (slip) (way === 'enter' ? fireEvent.pointerEnter : fireEvent.pointerLeave)(slip);
}

function see(visible: boolean) {
  hidden = !visible;
  fireEvent(document, new Event('visibilitychange'));
}
