// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RedirectCountdown } from './RedirectCountdown.tsx';

const onFinish = vi.fn();
const onCancel = vi.fn();
let isDocumentHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isDocumentHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isDocumentHidden);
  render(<RedirectCountdown onFinish={onFinish} onCancel={onCancel} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  onFinish.mockReset();
  onCancel.mockReset();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const queryText = (seconds: number) =>
  screen.queryByText(`Great choice! Navigating to Activities in ${seconds} seconds...`);

test('counts 3, 2, 1 and finishes', () => {
  expect(queryText(3)).not.toBeNull();
  wait(1000);
  expect(queryText(2)).not.toBeNull();
  wait(1000);
  expect(queryText(1)).not.toBeNull();
  expect(onFinish).not.toHaveBeenCalled();
  wait(1000);
  expect(onFinish).toHaveBeenCalledOnce();
});

test.each<[string, () => void, () => void]>([
  ['the pointer is on it', () => movePointer('enter'), () => movePointer('leave')],
  ['it has the focus', () => getCancelButton().focus(), () => getCancelButton().blur()],
  ['the browser tab is hidden', () => setDocumentHidden(true), () => setDocumentHidden(false)],
])('pauses while %s, and continues afterwards', (_, pause, resume) => {
  wait(1000);
  act(pause);
  wait(60_000);
  expect(queryText(2)).not.toBeNull();
  act(resume);
  wait(1000);
  expect(queryText(1)).not.toBeNull();
});

test('pauses while the page is scrolled, and continues when it stands still', () => {
  wait(900);
  for (let step = 0; step < 50; step += 1) {
    act(() => void dispatchEvent(new Event('scroll')));
    wait(100);
  }
  expect(queryText(3)).not.toBeNull();
  wait(400);
  wait(1000);
  expect(queryText(2)).not.toBeNull();
});

test('Cancel and Escape cancel it', () => {
  fireEvent.click(getCancelButton());
  expect(onCancel).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(2);
});

test('does not finish after it was removed', () => {
  cleanup();
  wait(10_000);
  expect(onFinish).not.toHaveBeenCalled();
});

const getCancelButton = () => screen.getByRole('button', { name: 'Cancel' });

function movePointer(direction: 'enter' | 'leave') {
  const toast = getCancelButton().closest('[data-mfe]');
  if (toast) (direction === 'enter' ? fireEvent.pointerEnter : fireEvent.pointerLeave)(toast);
}

function setDocumentHidden(value: boolean) {
  isDocumentHidden = value;
  fireEvent(document, new Event('visibilitychange'));
}
