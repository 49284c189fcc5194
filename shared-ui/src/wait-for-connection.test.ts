// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForConnection } from './wait-for-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is tried again after ten seconds, or at once when the browser is online', async () => {
  const proceed = vi.fn();
  void waitForConnection().then(proceed);
  await vi.advanceTimersByTimeAsync(9999);
  expect(proceed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(proceed).toHaveBeenCalledOnce();
  void waitForConnection().then(proceed);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(proceed).toHaveBeenCalledTimes(2);
});
