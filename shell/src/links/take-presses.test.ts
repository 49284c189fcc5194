// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startFollowingLinks } from './follow-links.ts';
import { takePresses } from './take-presses.ts';

const navigate = vi.fn();
vi.stubGlobal('PerformanceNavigationTiming', class {});
takePresses();
startFollowingLinks(navigate);
/** What the browser would do. */
const follow = vi.fn((event: Event) => event.preventDefault());
document.addEventListener('click', (event) => !event.defaultPrevented && follow(event));
afterAll(() => vi.restoreAllMocks());

const UNHYDRATED = '<div data-hydration-boundary="">';
const HYDRATED = '<div data-hydration-boundary="" data-hydrated="">';
const STATIC = '<div data-hydration-boundary="" data-hydrated=""><div data-static="">';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API.
  document.cookie = 'language=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  history.replaceState(null, '', '/locations?tab=city');
  navigate.mockClear();
  follow.mockClear();
});

function press(html: string, options: MouseEventInit = {}, type = 'click') {
  document.body.innerHTML = html;
  const link = document.querySelector('a') as HTMLElement;
  const target = link.firstElementChild ?? link;
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...options }));
}

test.each([
  ['that is not hydrated yet', UNHYDRATED],
  ['of static content', STATIC],
])('a link %s is followed without a new document', (_, part) => {
  press(`${part}<a href="/city?x=1#parks"><b>City</b></a>`);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/city?x=1#parks');
  expect(follow).not.toHaveBeenCalled();
});

test('another query of the page is followed without a new document', () => {
  press(`${STATIC}<a href="/locations?tab=nature">Nature</a>`);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/locations?tab=nature');
});

test.each([
  ['before', UNHYDRATED],
  ['after', HYDRATED],
])('a link to another language is left to the browser with the search of the page, %s hydration', (_, part) => {
  press(`${part}<a href="/ru/locations" data-keeps-search="">RU</a>`);
  expect(navigate).not.toHaveBeenCalled();
  expect(follow).toHaveBeenCalledOnce();
  expect(document.querySelector('a')?.href).toMatch(/\/ru\/locations\?tab=city$/);
});

test.each([
  ['before', UNHYDRATED],
  ['after', HYDRATED],
])('the cookie of a link is kept before the link is followed, %s hydration', (_, part) => {
  follow.mockImplementationOnce((event) => {
    expect(document.cookie).toBe('language=kk');
    event.preventDefault();
  });
  press(`${part}<a href="/kk" data-cookie="language=kk; Path=/">KZ</a>`);
  expect(follow).toHaveBeenCalledOnce();
});

test('a language is kept when a middle press opens another tab', () => {
  press(`${HYDRATED}<a href="/" data-cookie="language=en; Path=/">EN</a>`, { button: 1 }, 'auxclick');
  expect(document.cookie).toBe('language=en');
});

test('a link keeps no other cookie', () => {
  press(`${HYDRATED}<a href="/" data-cookie="preview=a">A</a>`);
  expect(document.cookie).toBe('');
});

test('a link of a hydrated page is left to its router', () => {
  press(`${HYDRATED}<a href="/city">City</a>`);
  expect(navigate).not.toHaveBeenCalled();
  expect(follow).toHaveBeenCalledOnce();
});

test.each([
  ['to another site', '<a href="https://guide.test/">', {}],
  ['that dials a number', '<a href="tel:112">', {}],
  ['that saves a file', '<a href="/route.gpx" download>', {}],
  ['of another window', '<a href="/city" target="_blank">', {}],
  ['pressed with Ctrl', '<a href="/city">', { ctrlKey: true }],
  ['pressed with the middle button', '<a href="/city">', { button: 1 }],
])('a link %s is left to the browser', (_, link, options) => {
  press(`${STATIC}${link}x</a>`, options);
  expect(navigate).not.toHaveBeenCalled();
  expect(follow).toHaveBeenCalledOnce();
});

test.each(['#source-1', '/locations?tab=city#source-1'])('the link %s into a closed list opens it', (href) => {
  press(`${STATIC}<a href="${href}">1</a><details><p id="source-1">Source</p></details>`);
  expect(document.querySelector('details')?.hasAttribute('open')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(follow).toHaveBeenCalledOnce();
});

test('a press on a button is queued, and replayed once when its part is hydrated', async () => {
  const add = vi.fn();
  document.body.innerHTML = `${UNHYDRATED}<button type="button">Add</button></div>`;
  const button = document.querySelector('button') as HTMLElement;
  button.addEventListener('click', add);
  button.click();
  expect(add).not.toHaveBeenCalled();
  expect(button.dataset.queued).toBe('');
  Object.assign(button.parentElement?.dataset ?? {}, { hydrated: '' });
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect('queued' in button.dataset).toBe(false);
});
