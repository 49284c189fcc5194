// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test } from 'vitest';
import { loadStyleSheet } from './style-sheets.ts';

beforeEach(() => document.head.replaceChildren());

test('a style sheet is inserted once', () => {
  const sheet = { file: 'lists.css', url: 'https://example.com/lists.css', integrity: 'sha256-hash' };
  void loadStyleSheet(sheet);
  void loadStyleSheet(sheet);
  expect(document.head.querySelectorAll('link[data-href="lists.css"]')).toHaveLength(1);
});

test('a style sheet that is written into the document is not inserted', async () => {
  document.head.innerHTML = '<style data-href="page.css"></style>';
  await loadStyleSheet({ file: 'page.css', url: 'https://example.com/page.css', integrity: 'sha256-hash' });
  expect(document.head.querySelector('link')).toBeNull();
});
