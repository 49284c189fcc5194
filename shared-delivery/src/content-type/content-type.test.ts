import { expect, test } from 'vitest';
import { getContentType } from './content-type.ts';

test.each([
  ['static/js/entry.js', 'text/javascript; charset=utf-8'],
  ['static/css/app.css', 'text/css; charset=utf-8'],
  ['editor/index.html', 'text/html; charset=utf-8'],
  ['mf-manifest.json', 'application/json'],
  ['pictures/medeu-400.avif', 'image/avif'],
  ['pictures/medeu-400.webp', 'image/webp'],
  ['pictures/medeu-share.jpg', 'image/jpeg'],
  ['icon.svg', 'image/svg+xml'],
  ['font.woff2', 'font/woff2'],
  ['online/region.pmtiles', 'application/vnd.pmtiles'],
])('%s is served as %s', (file, type) => {
  expect(getContentType(file)).toBe(type);
});

test('an unknown extension is an error that names the file', () => {
  expect(() => getContentType('static/film.unknown')).toThrow('static/film.unknown: mrmime knows no content type');
});
