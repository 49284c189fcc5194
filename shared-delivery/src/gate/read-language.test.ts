import { expect, test } from 'vitest';
import { readLanguage } from './read-language.ts';

test.each([
  ['en', '<h1>Where to Go</h1><p lang="kk">Шарын шатқалы</p><p>The canyon of the river Charyn, with red walls.</p>'],
  ['ru', '<h1>Куда поехать</h1><p>Чарынский каньон, с красными стенами (Charyn)</p>'],
  ['kk', '<h1>Қайда барамыз</h1><p>Қызыл қабырғалы Шарын шатқалы (Charyn)</p>'],
  [undefined, '<style>.a { color: red }</style><p>2,500</p>'],
])('the language of a page is that of most of its letters: %s', (language, html) => {
  expect(readLanguage(html)).toBe(language);
});
