// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScrollKeeper } from './scroll-keeper.ts';
import { createSiteHistory } from './site-history.ts';

const scroll = vi.fn((target: number | { top: number }, top?: number) => {
  vi.stubGlobal('scrollY', typeof target === 'number' ? (top ?? 0) : target.top);
});
const observers = new Set<() => void>();
/** Ends the listeners of a test's documents. */
let end = new AbortController();

/** Makes the page this many pixels taller than the window. */
function resizePage(overflow: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + overflow);
  for (const notify of observers) notify();
}
const scrollBy = (top: number) => vi.stubGlobal('scrollY', top);

/** Opens a document at the address of now. */
function openDocument(isRevisit = false) {
  const siteHistory = createSiteHistory();
  const keeper = startScrollKeeper(siteHistory, () => isRevisit);
  siteHistory.subscribe((entry) => keeper.toEntry(entry));
  return siteHistory;
}

/** Leaves the document scrolled by 900 pixels, and opens it again. */
function reload(isRevisit = true) {
  openDocument();
  scrollBy(900);
  dispatchEvent(new Event('pagehide'));
  scrollBy(0);
  return openDocument(isRevisit);
}

async function goBack() {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
}

beforeEach(() => {
  end = new AbortController();
  const { signal } = end;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) =>
    listen(type, listener as EventListener, { ...Object(options), signal: Object(options).signal ?? signal }),
  );
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<p id="facts">Facts</p>';
  scrollBy(0);
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
  end.abort();
  observers.clear();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.restoreAllMocks();
  scroll.mockClear();
});

test('a new page begins at its top, and Back leads to where the visitor left the page before', async () => {
  const { navigator } = openDocument();
  expect(scroll).not.toHaveBeenCalled();
  scrollBy(700);
  navigator.push('/nature');
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  scrollBy(20);
  await goBack();
  expect(scroll.mock.calls.at(-1)).toEqual([0, 700]);
});

test('Back waits for a page that is not tall enough yet, until another page is opened', async () => {
  const { navigator } = openDocument();
  scrollBy(700);
  navigator.push('/nature');
  scrollBy(20);
  // A browser cannot scroll further than the page is tall.
  vi.stubGlobal('scrollTo', () => {});
  await goBack();
  vi.stubGlobal('scrollTo', scroll);
  scroll.mockClear();
  resizePage(699);
  expect(scroll).not.toHaveBeenCalled();
  resizePage(700);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
  navigator.push('/nature');
  expect(observers.size).toBe(0);
});

test('an address that wants the scroll position to stay keeps it', () => {
  const { navigator } = openDocument();
  scrollBy(300);
  navigator.push('/?tab=city', null, { preventScrollReset: true });
  expect(scroll).not.toHaveBeenCalled();
  navigator.push('/nature');
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});

test('an address that names an element of the page scrolls to it', () => {
  const { navigator } = openDocument();
  const facts = document.getElementById('facts') as HTMLElement;
  const scrollIntoView = vi.spyOn(facts, 'scrollIntoView').mockImplementation(() => {});
  navigator.push('/#facts');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scroll).not.toHaveBeenCalled();
});

test('positions outlive a reload of the tab', async () => {
  const { navigator } = openDocument();
  scrollBy(700);
  navigator.push('/nature');
  dispatchEvent(new Event('pagehide'));
  openDocument();
  await goBack();
  expect(scroll.mock.calls.at(-1)).toEqual([0, 700]);
});

test.each(['{"/":', '{"/":"far"}', 'null'])('damaged positions in the storage count as none: %s', async (text) => {
  sessionStorage.setItem('almaty-scroll-positions', text);
  openDocument(true);
  resizePage(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('a reload restores the position once the page is tall enough', () => {
  reload();
  resizePage(899);
  expect(scroll).not.toHaveBeenCalled();
  resizePage(900);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  resizePage(5000);
  expect(scroll).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('a %s event ends the restoration', (event) => {
  reload();
  dispatchEvent(new Event(event));
  resizePage(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('a document that is opened for the first time stays at its top', () => {
  reload(false);
  resizePage(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('a reload at another address stays at its top', () => {
  openDocument();
  scrollBy(900);
  dispatchEvent(new Event('pagehide'));
  scrollBy(0);
  history.replaceState(null, '', '/city');
  openDocument(true);
  resizePage(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('a forbidden session storage restores nothing and throws nothing', async () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: forbidden, getItem: forbidden, clear() {} });
  openDocument();
  scrollBy(900);
  dispatchEvent(new Event('pagehide'));
  scrollBy(0);
  // A new document has new modules.
  vi.resetModules();
  const modules = await import('./scroll-keeper.ts');
  modules.startScrollKeeper(createSiteHistory(), () => true);
  resizePage(5000);
  expect(scroll).not.toHaveBeenCalled();
});
