// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusSelectedTab, scrollToTabBar } from './tab-bar.ts';

const scrollTo = vi.fn();
const tabBar = document.createElement('div');
tabBar.innerHTML =
  '<button role="tab" aria-selected="false" tabindex="-1"></button><button role="tab" aria-selected="true" tabindex="0"></button>';

beforeEach(() => {
  document.body.append(tabBar);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 2000);
  vi.spyOn(tabBar, 'getBoundingClientRect').mockReturnValue({ top: -1500 } as DOMRect);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollTo.mockReset();
});

// The breakpoint and the offset of docs/specification.md, section 9.
test.each([
  [1023, [[{ top: 400, behavior: 'smooth' }]]],
  [1024, []],
])('in a window %i px wide the calls of scrollTo are %j', (width, calls) => {
  vi.stubGlobal('innerWidth', width);
  scrollToTabBar(tabBar);
  expect(scrollTo.mock.calls).toEqual(calls);
});

test('scrolls at once for visitors who prefer reduced motion', () => {
  vi.stubGlobal('innerWidth', 375);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  scrollToTabBar(tabBar);
  expect(scrollTo).toHaveBeenCalledWith({ top: 400, behavior: 'instant' });
});

test('focuses the selected tab', () => {
  focusSelectedTab(tabBar);
  expect(document.activeElement).toBe(tabBar.lastElementChild);
});
