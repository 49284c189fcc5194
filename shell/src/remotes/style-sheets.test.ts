// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test } from 'vitest';
import { applyStyleSheets, loadStyleSheet } from './style-sheets.ts';

beforeEach(() => document.head.replaceChildren());

const insert = (remote: string, file: string): HTMLLinkElement => {
  void loadStyleSheet({ remote, file, url: `https://example.com/${file}`, integrity: 'sha256-hash' });
  const link = document.head.querySelector<HTMLLinkElement>(`[data-href="${file}"]`);
  if (!link) throw new Error(`${file} was not inserted`);
  return link;
};

test('a style sheet applies from the first page of its remote on', () => {
  const [itinerary, tips] = [insert('itinerary', 'form.css'), insert('trip-tips', 'tips.css')];
  expect([itinerary.media, tips.media]).toEqual(['not all', 'not all']);
  applyStyleSheets('itinerary');
  expect([itinerary.media, tips.media]).toEqual(['all', 'not all']);
});

test('a style sheet that is loaded after the first page of its remote applies at once', () => {
  applyStyleSheets('catalogue');
  expect(insert('catalogue', 'cards.css').media).toBe('all');
});

test('a style sheet is inserted once', () => {
  insert('trip-tips', 'lists.css');
  insert('trip-tips', 'lists.css');
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
});
