// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusTab, scrollToTabs } from './tab-scroll.ts';

const scroll = vi.fn();
const bar = document.createElement('ul');
bar.innerHTML =
  '<li role="tab" aria-selected="false" tabindex="-1"></li><li role="tab" aria-selected="true" tabindex="0"></li>';

beforeEach(() => {
  document.body.append(bar);
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('scrollY', 2000);
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ top: -1500 } as DOMRect);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scroll.mockReset();
});

// The breakpoint and the offset of the specification, section 9.
test.each([
  [1023, [[{ top: 400, behavior: 'smooth' }]]],
  [1024, []],
])('at %i px a switch of tabs scrolls: %j', (width, calls) => {
  vi.stubGlobal('innerWidth', width);
  scrollToTabs(bar);
  expect(scroll.mock.calls).toEqual(calls);
});

test('who wants less motion is taken there at once', () => {
  vi.stubGlobal('innerWidth', 375);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  scrollToTabs(bar);
  expect(scroll).toHaveBeenCalledWith({ top: 400, behavior: 'instant' });
});

test('the focus goes to the chosen tab', () => {
  focusTab(bar);
  expect(document.activeElement).toBe(bar.lastElementChild);
});
