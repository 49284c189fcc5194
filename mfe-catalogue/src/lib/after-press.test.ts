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

test('during a press it waits until the element is not active any more, which may be after the last event', async () => {
  const matches = vi.spyOn(element, 'matches').mockReturnValue(true);
  afterPress(element, callback);
  dispatchEvent(new Event('pointerup'));
  await waitForFrame();
  expect(callback).not.toHaveBeenCalled();
  matches.mockReturnValue(false);
  await waitForFrame();
  await waitForFrame();
  expect(callback).toHaveBeenCalledOnce();
});
