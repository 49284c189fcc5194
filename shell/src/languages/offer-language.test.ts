// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const toasts = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('../toasts/lazy-toast.ts', () => toasts);
vi.mock('../parts/federation-runtime.ts', () => ({
  listRunningLanguages: () => (hasPage ? ['en', 'ru', 'kk'] : ['en']),
}));

const { findPreferred } = await import('./find-preferred.ts');
const { rememberLanguage } = await import('./remember-language.ts');
const { offerLanguage } = await import('./offer-language.ts');

let hasPage: boolean;

beforeEach(() => {
  hasPage = true;
  history.replaceState(null, '', '/plan-trip?a=1');
});
afterEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as in remember-language.ts.
  document.cookie = 'language=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  toasts.toast.mockClear();
});

test.each([
  ['kk', 'Бұл бет қазақша да бар.'],
  ['ru', 'Эта страница есть и на русском.'],
] as const)('the page in %s is offered in that language, once', (language, text) => {
  offerLanguage(language);
  offerLanguage(language);
  expect(toasts.toast).toHaveBeenCalledExactlyOnceWith(
    createElement('span', { lang: language }, text),
    expect.anything(),
  );
});

test.each([
  [['kk-KZ', 'ru'], 'kk'],
  [['de', 'ru-KZ', 'en'], 'ru'],
  [['en-GB', 'ru'], 'en'],
  [['de', 'fr'], undefined],
  [[], undefined],
])('a browser with the languages %s prefers %s', (tags, language) => {
  expect(findPreferred(tags)).toBe(language);
});

test('a page that is not in the language is not offered, and the offer may come on another one', () => {
  hasPage = false;
  offerLanguage('ru');
  expect(toasts.toast).not.toHaveBeenCalled();
  hasPage = true;
  offerLanguage('ru');
  expect(toasts.toast).toHaveBeenCalledOnce();
});

test('who has chosen a language is offered none', () => {
  rememberLanguage('en');
  offerLanguage('ru');
  expect(toasts.toast).not.toHaveBeenCalled();
});
