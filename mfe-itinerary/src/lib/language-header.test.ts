import { expect, test, vi } from 'vitest';
import { LANGUAGE_HEADER } from './language-header.ts';

test('an English page names its language, because a browser may list Russian alone', () => {
  expect(LANGUAGE_HEADER).toEqual({ 'accept-language': 'en' });
});

test('a page of another language names it, and nothing else', async () => {
  vi.resetModules();
  vi.doMock('@almaty/languages/current', () => ({ LANGUAGE: 'kk' }));
  const { LANGUAGE_HEADER } = await import('./language-header.ts');
  expect(LANGUAGE_HEADER).toEqual({ 'accept-language': 'kk' });
});
