// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

const element = document.createElement('div');
const callback = vi.fn();
beforeEach(() => callback.mockReset());

test('calls the function at once when nothing is pressed', () => {
  vi.spyOn(element, 'matches').mockReturnValue(false);
  afterPress(element, callback);
  expect(callback).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel', 'keyup'])(
  'during a press it waits for %s and what follows it',
  async (type) => {
    vi.spyOn(element, 'matches').mockReturnValue(true);
    afterPress(element, callback);
    dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    expect(callback).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(callback).toHaveBeenCalledOnce();
  },
);
