// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onIntent } from './on-intent.ts';

const callback = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="/activities"><b>Activities</b></a><a href="#main">Skip</a><button>Add</button>';
});
afterEach(() => {
  vi.useRealTimers();
  callback.mockClear();
});

const pointAt = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test.each(['button', 'a[href="#main"]'])('the function is called once, at the first intent: %s', (selector) => {
  onIntent(document, callback);
  pointAt(selector);
  pointAt(selector);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('what a link to another page opens comes before the function is called, also when the page is left', () => {
  const stop = onIntent(document, callback);
  pointAt('a b');
  stop();
  vi.advanceTimersByTime(1999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('an intent after one at a link calls the function at once, and only once', () => {
  onIntent(document, callback);
  pointAt('a b');
  pointAt('button');
  expect(callback).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('after the waiting was stopped the function is not called', () => {
  onIntent(document, callback)();
  pointAt('button');
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
