// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteRouter } from './SiteRouter.tsx';
import { createSiteHistory } from './site-history.ts';

const scroll = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  scroll.mockReset();
  vi.stubGlobal('scrollTo', (_: number, top: number) => scroll(top));
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname + search}</h1>
      <p>{useNavigationType()}</p>
      <Link to="/nature">Nature</Link>
      <Link to="?tab=city" preventScrollReset>
        City
      </Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <p id="facts">Facts</p>
      <Link to="#facts">To the facts</Link>
    </>
  );
}

const open = (canShow = true) =>
  render(
    <SiteRouter history={createSiteHistory()} canShow={() => canShow}>
      <Page />
    </SiteRouter>,
  );

const press = async (name: string) => {
  await act(async () => screen.getByText(name).click());
};
const goBack = async () => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await popped;
  });
};
const getHeading = () => screen.getByRole('heading').textContent;

test('a link opens its page at the top, and Back the page before where the visitor left it', async () => {
  open();
  expect(scroll).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 700);
  await press('Nature');
  expect(getHeading()).toBe('/nature');
  expect(location.pathname).toBe('/nature');
  expect(scroll.mock.calls).toEqual([[0]]);
  vi.stubGlobal('scrollY', 20);
  await goBack();
  expect(getHeading()).toBe('/');
  expect(scroll.mock.calls).toEqual([[0], [700]]);
});

test('Back waits for a page that is not tall enough yet, until another page is opened', async () => {
  const resized = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly disconnect: () => void;
      constructor(notify: () => void) {
        resized.add(notify);
        this.disconnect = () => resized.delete(notify);
      }
      observe() {}
    },
  );
  open();
  vi.stubGlobal('scrollY', 700);
  await press('Nature');
  vi.stubGlobal('scrollY', 20);
  await goBack();
  vi.stubGlobal('scrollTo', scroll);
  scroll.mockReset();
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 699);
  for (const notify of resized) notify();
  expect(scroll).not.toHaveBeenCalled();
  height.mockReturnValue(innerHeight + 700);
  for (const notify of resized) notify();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
  await press('Nature');
  expect(resized.size).toBe(0);
  height.mockRestore();
});

test('a link that wants the scroll position to stay keeps it', async () => {
  open();
  vi.stubGlobal('scrollY', 300);
  await press('City');
  expect(getHeading()).toBe('/?tab=city');
  expect(scroll).not.toHaveBeenCalled();
  await press('Nature');
  expect(scroll.mock.calls).toEqual([[0]]);
});

test('a link to an element of the page scrolls to it', async () => {
  open();
  const scrollIntoView = vi.spyOn(screen.getByText('Facts'), 'scrollIntoView').mockImplementation(() => {});
  await press('To the facts');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scroll).not.toHaveBeenCalled();
});

test('positions outlive a reload of the tab', async () => {
  const first = open();
  vi.stubGlobal('scrollY', 700);
  await press('Nature');
  dispatchEvent(new Event('pagehide'));
  first.unmount();
  open();
  await goBack();
  expect(scroll.mock.calls.at(-1)).toEqual([700]);
});

test('damaged positions in the storage count as none', async () => {
  sessionStorage.setItem('almaty-scroll-positions', '{"default":');
  open();
  await press('Nature');
  sessionStorage.setItem('almaty-scroll-positions', '{"default":"far"}');
  cleanup();
  open();
  await goBack();
  expect(scroll.mock.calls.at(-1)).toEqual([0]);
});

test.each([
  ['at once is rendered within the press', true, '/nature'],
  ['later is rendered after it', false, '/'],
])('a page that can be shown %s', async (_, canShow, heading) => {
  open(canShow);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByText('Nature').click();
  await Promise.resolve();
  expect(getHeading()).toBe(heading);
  await vi.waitFor(() => expect(getHeading()).toBe('/nature'));
});

test('a visitor who goes back before the fade begins sees the page before', async () => {
  const begun: (() => void)[] = [];
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      begun.push(change);
      return { ready: Promise.resolve() };
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open();
  await press('Nature');
  expect(location.pathname).toBe('/nature');
  await goBack();
  await act(async () => {
    for (const change of begun) change();
  });
  expect(begun).toHaveLength(1);
  expect(location.pathname).toBe('/');
  expect(getHeading()).toBe('/');
});
