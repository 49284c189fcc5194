// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const toasts = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('../toasts/lazy-toast.ts', () => toasts);

const { offerLanguage } = await import('./offer-language.ts');

const prefer = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
let hasPage: boolean;

beforeEach(() => {
  hasPage = true;
  vi.stubGlobal('fetch', async () => ({ ok: hasPage }));
  history.replaceState(null, '', '/plan-trip?a=1');
});
afterEach(() => {
  localStorage.clear();
  toasts.toast.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [['kk-KZ', 'ru'], 'Бұл бет қазақша да бар.'],
  [['de', 'ru-KZ', 'en'], 'Эта страница есть и на русском.'],
])('a browser that prefers %s is offered the page in it, once', async (languages, text) => {
  prefer(...languages);
  await offerLanguage();
  await offerLanguage();
  expect(toasts.toast).toHaveBeenCalledExactlyOnceWith(text, expect.anything());
});

test.each([[['en-GB', 'ru']], [['de', 'fr']], [[]]])(
  'a browser that prefers %s is offered nothing',
  async (languages) => {
    prefer(...languages);
    await offerLanguage();
    expect(toasts.toast).not.toHaveBeenCalled();
  },
);

test('a page that is not in the language is not offered, and the offer may come on another one', async () => {
  prefer('ru');
  hasPage = false;
  await offerLanguage();
  expect(toasts.toast).not.toHaveBeenCalled();
  hasPage = true;
  await offerLanguage();
  expect(toasts.toast).toHaveBeenCalledOnce();
});
