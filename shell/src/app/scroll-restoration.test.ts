// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scroll = vi.fn(({ top }: { top: number }) => void vi.stubGlobal('scrollY', top));
const observers = new Set<() => void>();

/** Makes the page this many pixels taller than the window. */
function resizePage(overflow: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + overflow);
  for (const notify of observers) notify();
}

const isRevisit = () => true;
const isFirstVisit = () => false;

/** Opens the page with modules of its own, as a document does. */
async function openPage(shouldRestore: () => boolean) {
  vi.resetModules();
  const { useScrollRestoration } = await import('./scroll-restoration.ts');
  renderHook(() => useScrollRestoration(shouldRestore));
}

/** Leaves the page scrolled by 900 pixels, and opens it again. */
async function reload(shouldRestore = isRevisit) {
  await openPage(shouldRestore);
  vi.stubGlobal('scrollY', 900);
  dispatchEvent(new Event('pagehide'));
  cleanup();
  vi.stubGlobal('scrollY', 0);
  await openPage(shouldRestore);
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly notify: () => void;
      constructor(notify: () => void) {
        this.notify = notify;
      }
      observe() {
        observers.add(this.notify);
      }
      disconnect() {
        observers.delete(this.notify);
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

test('restores the position once the page is tall enough', async () => {
  await reload();
  resizePage(899);
  expect(scroll).not.toHaveBeenCalled();
  resizePage(900);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  resizePage(5000);
  expect(scroll).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'])(
  'a %s event cancels the restoration',
  async (event) => {
    await reload();
    dispatchEvent(new Event(event));
    resizePage(5000);
    expect(scroll).not.toHaveBeenCalled();
  },
);

test('a page that is opened for the first time stays at its top', async () => {
  await reload(isFirstVisit);
  resizePage(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('another page stays at its top', async () => {
  history.replaceState(null, '', '/city');
  await reload();
  cleanup();
  history.replaceState(null, '', '/nature');
  await openPage(isRevisit);
  resizePage(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('a forbidden session storage restores nothing and throws nothing', async () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: forbidden, getItem: forbidden });
  await reload();
  resizePage(5000);
  expect(scroll).not.toHaveBeenCalled();
});
