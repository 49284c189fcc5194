import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Phrases } from './Phrases.tsx';

const spoken = { kazakhSpoken: 'rakh-MET', russianSpoken: 'spa-SEE-ba' };
const read = (phrase: string) => {
  const items = [{ phrase, kazakh: 'Рахмет', russian: 'Спасибо', ...spoken }];
  const html = renderToStaticMarkup(<Phrases phrases={{ intro: '', sources: [], items }} />);
  return /<li .*<\/li>/
    .exec(html)?.[0]
    .replaceAll(/<\/p>/g, '|')
    .replaceAll(/<[^>]*>/g, '');
};

test.each([
  ['English', 'Thank you', 'Thank you|Рахмет|rakh-MET|Russian: Спасибо, spa-SEE-ba|'],
  ['Russian', 'Спасибо', 'Спасибо|Рахмет|rakh-MET|'],
  ['Kazakh', 'Рахмет', 'Рахмет|Russian: Спасибо, spa-SEE-ba|'],
])('a reader of %s is not told what is known already', (_, phrase, text) => {
  expect(read(phrase)).toBe(text);
});
