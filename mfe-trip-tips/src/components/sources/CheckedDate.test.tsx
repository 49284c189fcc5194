import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckedDate } from './CheckedDate.tsx';

test.each([
  ['2026-01-09', '9 January 2026'],
  ['2027-06-12', '12 June 2027'],
])('shows %s as "%s" on every machine, whatever its locale', (date, text) => {
  expect(renderToStaticMarkup(<CheckedDate date={date} />)).toBe(`Checked <time dateTime="${date}">${text}</time>`);
});

test('says what rests on general knowledge, which nobody can check', () => {
  expect(renderToStaticMarkup(<CheckedDate date={undefined} />)).toBe('From general knowledge');
});
