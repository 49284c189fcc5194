// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReloadScroll } from './reload-scroll.ts';

const scroll = vi.fn(({ top }: { top: number }) => void vi.stubGlobal('scrollY', top));
const watching = new Set<() => void>();

/** The page becomes this much longer than the window. */
function grow(room: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + room);
  for (const look of watching) look();
}

const broughtBack = () => true;
const openedAnew = () => false;

/** Leaves the page at 900 pixels, and opens it again. */
function reload(how = broughtBack) {
  renderHook(() => useReloadScroll(how));
  vi.stubGlobal('scrollY', 900);
  dispatchEvent(new Event('pagehide'));
  cleanup();
  vi.stubGlobal('scrollY', 0);
  renderHook(() => useReloadScroll(how));
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly look: () => void;
      constructor(look: () => void) {
        this.look = look;
      }
      observe() {
        watching.add(this.look);
      }
      disconnect() {
        watching.delete(this.look);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.restoreAllMocks();
  scroll.mockClear();
});

test('a page goes where it was left, once it is long enough', () => {
  reload();
  grow(899);
  expect(scroll).not.toHaveBeenCalled();
  grow(900);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  grow(5000);
  expect(scroll).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'])(
  'after a %s the place is the visitor’s',
  (act) => {
    reload();
    dispatchEvent(new Event(act));
    grow(5000);
    expect(scroll).not.toHaveBeenCalled();
  },
);

test('an address that is opened anew begins at its top', () => {
  reload(openedAnew);
  grow(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('another page opens at its top', () => {
  history.replaceState(null, '', '/city');
  reload();
  cleanup();
  history.replaceState(null, '', '/nature');
  renderHook(() => useReloadScroll(broughtBack));
  grow(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('where nothing can be kept, the page opens all the same', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: forbidden, getItem: forbidden });
  reload();
  grow(5000);
  expect(scroll).not.toHaveBeenCalled();
});
