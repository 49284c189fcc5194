// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

const element = document.createElement('div');
const callback = vi.fn();
beforeEach(() => callback.mockReset());

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('calls the function at once when nothing is pressed', () => {
  vi.spyOn(element, 'matches').mockReturnValue(false);
  afterPress(element, callback);
  expect(callback).toHaveBeenCalledOnce();
});

test('while an element is active after the last event of a press, it waits until it is not', async () => {
  const matches = vi.spyOn(element, 'matches').mockReturnValue(true);
  dispatchEvent(new Event('pointerup'));
  afterPress(element, callback);
  await waitForFrame();
  expect(callback).not.toHaveBeenCalled();
  matches.mockReturnValue(false);
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
});
