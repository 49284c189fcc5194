// @vitest-environment happy-dom
import { routes } from '@almaty/delivery/routes';
import { act } from '@testing-library/react';
import { use } from 'react';
import { NavigationType, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteHistory } from '../router/site-history.ts';
import type { SitePage } from '../site/site-page.ts';
import type { OpenPart, PartView } from './open-part.tsx';

const runtime = vi.hoisted(() => ({
  loadModule: vi.fn(),
  loadStyles: vi.fn(async () => {}),
  prepareRetry: vi.fn(async () => {}),
  hasAllFiles: vi.fn(async () => false),
  startOver: vi.fn(),
  getVersionPath: (part: string) => (part === 'trip-tips' ? undefined : `/_mfe/${part}/v1/`),
}));
vi.mock('./federation-runtime.ts', () => runtime);
vi.mock('../offline/index.ts', () => {
  throw new Error('no connection');
});

let count = 0;
/** Another page each time, because what was loaded stays. */
function createPage(changes: Partial<SitePage> = {}): SitePage {
  count += 1;
  const path = `/locations/${count}`;
  return {
    part: 'catalogue',
    route: '/locations/:slug',
    path,
    module: `./Page${count}`,
    skeleton: 'poster',
    ...changes,
  };
}

const Page = () => <h1>The page</h1>;
const HTML = '<!--$--><h1>The page</h1><!--/$-->';
const respond = (body = HTML) => Response.json({ head: { title: 'A place' }, body });

let fetchFragment = vi.fn(async () => respond());
let view: PartView;
let open: OpenPart | undefined;
const onHead = vi.fn();
const onReopen = vi.fn();

beforeEach(() => {
  for (const mock of Object.values(runtime)) if (vi.isMockFunction(mock)) mock.mockClear();
  runtime.prepareRetry.mockReset().mockResolvedValue(undefined);
  runtime.hasAllFiles.mockReset().mockResolvedValue(false);
  runtime.loadModule.mockReset().mockResolvedValue(Page);
  fetchFragment = vi.fn(async () => respond());
  vi.stubGlobal('fetch', fetchFragment);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onHead.mockClear();
  onReopen.mockClear();
  document.body.innerHTML = '<main></main>';
});
afterEach(async () => {
  await act(async () => open?.close());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const getMain = () => document.querySelector('main') as HTMLElement;
const getPart = () => getMain().firstElementChild as HTMLElement;

type How = {
  html?: string;
  isBack?: boolean;
  /** Calls a function until React has done its work; `act` itself throws what a page throws. */
  run?: (change: () => Promise<void>) => Promise<void>;
};

/** Opens a page with a link, unless it came with the document or is gone back to. */
async function openPage(page: SitePage, how: How = {}) {
  const history = createSiteHistory();
  const navigate = how.isBack || how.html ? history.navigator.replace : history.navigator.push;
  navigate(page.path);
  const entry = { ...history.getEntry(), ...((how.isBack || how.html) && { action: NavigationType.Pop }) };
  if (how.html) getMain().innerHTML = `<div data-mfe="catalogue" data-hydration-boundary="">${how.html}</div>`;
  const prerendered = how.html ? getPart() : null;
  const { run = act } = how;
  await run(async () => {
    const { openPart } = await import('./open-part.tsx');
    open = openPart({
      ...{ page, history, entry, prerendered, onHead, onReopen },
      place: (element) => getMain().append(element),
      onRendered: () => {},
      onChange: (next) => {
        view = next;
      },
    });
  });
  return history;
}

/** After the HTML has been painted, which the code waits for. */
const waitUntilHydrated = async () => {
  while (!('hydrated' in getPart().dataset)) await act(() => new Promise((resolve) => setTimeout(resolve)));
};

const retry = () => act(async () => view.failure?.retry());

test('a page that came with the document keeps its nodes, and is marked when it is hydrated', async () => {
  const code = Promise.withResolvers<typeof Page>();
  runtime.loadModule.mockReturnValue(code.promise);
  await openPage(createPage(), { html: HTML });
  const heading = document.querySelector('h1');
  expect(view).toEqual({ isShown: true, failure: null });
  expect('hydrated' in getPart().dataset).toBe(false);
  await act(async () => code.resolve(Page));
  expect(document.querySelector('h1')).toBe(heading);
  expect('hydrated' in getPart().dataset).toBe(true);
  expect(fetchFragment).not.toHaveBeenCalled();
});

test('a page that is opened by a link begins with its fragment and head, and hydrates it in place', async () => {
  const code = Promise.withResolvers<typeof Page>();
  runtime.loadModule.mockReturnValue(code.promise);
  const page = createPage();
  await openPage(page);
  expect(fetchFragment).toHaveBeenCalledExactlyOnceWith(`/_mfe/catalogue/v1/_fragments${page.path}`, expect.anything());
  expect(onHead).toHaveBeenCalledWith({ title: 'A place' });
  const heading = getMain().querySelector('h1');
  expect(heading?.textContent).toBe('The page');
  expect(view.isShown).toBe(true);
  await act(async () => code.resolve(Page));
  await waitUntilHydrated();
  expect(getMain().querySelector('h1')).toBe(heading);
  expect('hydrated' in getPart().dataset).toBe(true);
});

test('code that is there before the HTML waits for it, but not for ever', async () => {
  vi.useFakeTimers();
  fetchFragment.mockReturnValue(new Promise(() => {}));
  await openPage(createPage());
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(view.isShown).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(getMain().textContent).toBe('The page');
});

test('a page without a fragment is rendered when its code has come', async () => {
  fetchFragment.mockResolvedValue(new Response('', { status: 404 }));
  await openPage(createPage());
  expect(getMain().textContent).toBe('The page');
  expect(view).toEqual({ isShown: true, failure: null });
});

test('after Back a page whose code is there is rendered at once, as the visitor left it', async () => {
  const Search = () => <h1>{useLocation().search}</h1>;
  runtime.loadModule.mockResolvedValue(Search);
  fetchFragment.mockResolvedValue(new Response('', { status: 404 }));
  const page = createPage();
  await openPage(page);
  await waitUntilHydrated();
  await act(async () => open?.close());
  const path = `${page.path}?q=lake`;
  history.replaceState(null, '', path);
  await openPage({ ...page, path }, { isBack: true });
  expect(getMain().textContent).toBe('?q=lake');
});

test('after Back to the page that came with the document nothing is requested', async () => {
  const page = createPage();
  await openPage(page, { html: HTML });
  await act(async () => open?.close());
  await openPage(page, { isBack: true });
  expect(getMain().textContent).toBe('The page');
  expect(view).toEqual({ isShown: true, failure: null });
  expect(fetchFragment).not.toHaveBeenCalled();
});

test('the page follows the addresses of its own path, and of no other', async () => {
  const Search = () => <h1>{useLocation().search}</h1>;
  runtime.loadModule.mockResolvedValue(Search);
  const page = createPage();
  fetchFragment.mockResolvedValue(new Response('', { status: 404 }));
  const history = await openPage(page);
  await act(async () => history.navigator.push(`${page.path}?tab=city`));
  expect(getMain().textContent).toBe('?tab=city');
  await act(async () => history.navigator.push('/elsewhere?tab=nature'));
  expect(getMain().textContent).toBe('?tab=city');
});

test('a page of the shell is its fragment, which nothing hydrates, and Back shows the same nodes', async () => {
  const page = createPage({ part: 'shell', module: null });
  fetchFragment.mockResolvedValue(respond('<h1>Privacy</h1>'));
  await openPage(page);
  await vi.waitFor(() => expect(getMain().innerHTML).toBe('<div data-static=""><h1>Privacy</h1></div>'));
  const heading = getMain().querySelector('h1');
  await act(async () => open?.close());
  expect(getMain().childElementCount).toBe(0);
  await openPage(page, { isBack: true });
  expect(getMain().querySelector('h1')).toBe(heading);
  expect(view).toEqual({ isShown: true, failure: null });
  expect(fetchFragment).toHaveBeenCalledOnce();
  expect(runtime.loadModule).not.toHaveBeenCalled();
});

test('a page of the shell that does not come is told, also after a Retry that fails, and comes with the next one', async () => {
  fetchFragment.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  runtime.hasAllFiles.mockResolvedValue(true);
  await openPage(createPage({ part: 'shell', module: null }));
  expect(view).toMatchObject({ isShown: false, failure: { reason: 'failed' } });
  await retry();
  expect(view).toMatchObject({ isShown: false, failure: { reason: 'failed' } });
  await retry();
  expect(view).toEqual({ isShown: true, failure: null });
  expect(runtime.startOver).not.toHaveBeenCalled();
});

test('a page that was left shows nothing more', async () => {
  const code = Promise.withResolvers<typeof Page>();
  runtime.loadModule.mockReturnValue(code.promise);
  fetchFragment.mockResolvedValue(new Response('', { status: 404 }));
  await openPage(createPage());
  await act(async () => open?.close());
  await act(async () => code.resolve(Page));
  expect(getMain().childElementCount).toBe(0);
});

test('a page that is left before React has hydrated it reports no error', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openPage(createPage(), {
    html: HTML,
    run: (change) =>
      act(async () => {
        await change();
        await vi.waitUntil(() => runtime.loadModule.mock.results.length > 0);
        await new Promise((resolve) => setTimeout(resolve));
        expect(open?.isLive()).toBe(true);
        open?.close();
      }),
  });
  expect(logError).not.toHaveBeenCalled();
});

test('code that does not load leaves the HTML, and Retry asks for the current release and loads it again', async () => {
  runtime.loadModule.mockReset().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Page);
  await openPage(createPage(), { html: HTML });
  expect(view.failure?.reason).toBe('failed');
  expect(getMain().textContent).toBe('The page');
  // The first attempt uses the release that came with the page.
  expect(runtime.prepareRetry).not.toHaveBeenCalled();
  await retry();
  expect(runtime.prepareRetry).toHaveBeenCalledExactlyOnceWith('catalogue', expect.any(Function));
  expect(view).toEqual({ isShown: true, failure: null });
  expect('hydrated' in getPart().dataset).toBe(true);
});

test('Retry needs no list of the current releases', async () => {
  runtime.loadModule.mockReset().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Page);
  runtime.prepareRetry.mockRejectedValue(new Error('no list'));
  await openPage(createPage(), { html: HTML });
  await retry();
  expect(view.failure).toBeNull();
});

test('a retry that fails although all files are there loads the document anew, and the first attempt does not', async () => {
  runtime.loadModule.mockReset().mockRejectedValue(new Error('damaged'));
  runtime.hasAllFiles.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await openPage(createPage(), { html: HTML });
  expect(runtime.hasAllFiles).not.toHaveBeenCalled();
  await retry();
  expect(view.failure?.reason).toBe('failed');
  expect(runtime.startOver).not.toHaveBeenCalled();
  await retry();
  expect(runtime.startOver).toHaveBeenCalledOnce();
});

test('a page that is late is told after three seconds, until it arrives, and its Retry loads the document anew', async () => {
  vi.useFakeTimers();
  const code = Promise.withResolvers<typeof Page>();
  runtime.loadModule.mockReturnValue(code.promise);
  await openPage(createPage(), { html: HTML });
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(view.failure).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(view.failure?.reason).toBe('slow');
  view.failure?.retry();
  expect(runtime.startOver).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await act(async () => code.resolve(Page));
  expect(view.failure).toBeNull();
});

test('a page whose code is there and waits for its data is told after three seconds, until it has them', async () => {
  vi.useFakeTimers();
  const data = Promise.withResolvers<string>();
  runtime.loadModule.mockResolvedValue(() => <h1>{use(data.promise)}</h1>);
  fetchFragment.mockReturnValue(new Promise(() => {}));
  await openPage(createPage());
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(view).toEqual({ isShown: true, failure: null });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(view.failure?.reason).toBe('slow');
  await act(async () => data.resolve('The page'));
  expect(view.failure).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(view.failure).toBeNull();
});

test('a page that throws while rendering is told, and Retry asks for the current release and opens it anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  runtime.loadModule.mockResolvedValue(() => {
    throw new Error('no');
  });
  fetchFragment.mockResolvedValue(new Response('', { status: 404 }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await openPage(createPage(), { run: (change) => change() });
  await vi.waitFor(() => expect(view.failure?.reason).toBe('failed'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  runtime.prepareRetry.mockRejectedValueOnce(new Error('offline'));
  await retry();
  expect(runtime.prepareRetry).toHaveBeenCalledExactlyOnceWith('catalogue', expect.any(Function));
  expect(onReopen).toHaveBeenCalledOnce();
});

test('after Back a page that throws while rendering is told again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  runtime.loadModule.mockResolvedValue(() => {
    throw new Error('no');
  });
  fetchFragment.mockResolvedValue(new Response('', { status: 404 }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const page = createPage();
  await openPage(page, { run: (change) => change() });
  await vi.waitFor(() => expect(view.failure?.reason).toBe('failed'));
  open?.close();
  await openPage(page, { isBack: true, run: (change) => change() });
  await new Promise((resolve) => setTimeout(resolve));
  expect(view.failure?.reason).toBe('failed');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('without a release the visitor is told, and Retry looks for one before it opens the page anew', async () => {
  await openPage(createPage({ part: 'trip-tips', module: null }));
  expect(view).toMatchObject({ isShown: false, failure: { reason: 'failed' } });
  expect(fetchFragment).not.toHaveBeenCalled();
  await retry();
  expect(runtime.prepareRetry).toHaveBeenCalledExactlyOnceWith('trip-tips', expect.any(Function));
  expect(onReopen).toHaveBeenCalledOnce();
});

const OFFLINE_PAGE = { part: 'shell', route: routes.offline, path: routes.offline, module: null } as const;

test('a page of the shell whose code does not load keeps its HTML and tells, and Retry loads the document anew', async () => {
  await openPage(createPage(OFFLINE_PAGE), { html: HTML });
  await vi.waitFor(() => expect(view).toMatchObject({ isShown: true, failure: { reason: 'failed' } }));
  expect(getMain().textContent).toBe('The page');
  await retry();
  expect(runtime.startOver).toHaveBeenCalledOnce();
});

test('a page that was left while it tried again loads no document anew', async () => {
  runtime.loadModule.mockReset().mockRejectedValue(new Error('damaged'));
  const files = Promise.withResolvers<boolean>();
  runtime.hasAllFiles.mockReturnValue(files.promise);
  await openPage(createPage(), { html: HTML });
  await retry();
  expect(runtime.hasAllFiles).toHaveBeenCalledOnce();
  open?.close();
  await act(async () => files.resolve(true));
  expect(runtime.startOver).not.toHaveBeenCalled();
});

test('a page that was left while it looked for its release opens no page anew', async () => {
  const releases = Promise.withResolvers<void>();
  runtime.prepareRetry.mockReturnValue(releases.promise);
  await openPage(createPage({ part: 'trip-tips', module: null }));
  await retry();
  open?.close();
  await act(async () => releases.resolve());
  expect(onReopen).not.toHaveBeenCalled();
});

test('a page that threw while rendering and was left during Retry opens no page anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  runtime.loadModule.mockResolvedValue(() => {
    throw new Error('no');
  });
  fetchFragment.mockResolvedValue(new Response('', { status: 404 }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await openPage(createPage(), { run: (change) => change() });
  await vi.waitFor(() => expect(view.failure?.reason).toBe('failed'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const releases = Promise.withResolvers<void>();
  runtime.prepareRetry.mockReturnValue(releases.promise);
  await retry();
  open?.close();
  await act(async () => releases.resolve());
  expect(onReopen).not.toHaveBeenCalled();
});
