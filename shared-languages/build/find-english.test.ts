import { expect, test } from 'vitest';
import { findEnglish } from './find-english.ts';

test.each([
  ['<h1>Nature</h1>', ['Nature']],
  ['<p>Каток closed until зимы</p>', ['Каток closed until зимы']],
  ['<img alt="A lake"/><a aria-label="Add to trip">+</a>', ['A lake', 'Add to trip']],
  ['<p>Озеро, 16 км, GPX</p><a href="/about-us">ile-alatau.kz</a><p>Google Maps</p>', []],
  ['<p>Музей (Almaty Museum of Arts)</p>', []],
])('the English texts of %s are %j', (html, texts) => {
  expect(findEnglish(html, ['Google Maps', 'Almaty Museum of Arts'])).toEqual(texts);
});
