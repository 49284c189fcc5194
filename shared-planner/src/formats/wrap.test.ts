import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

const WORDS = 'Carry your passport, because the posts on the way to the upper lake may ask for it.';

test('long text goes on below its beginning', () => {
  expect(wrap('09:00  - ', WORDS)).toEqual([
    '09:00  - Carry your passport, because the posts on the way to',
    '         the upper lake may ask for it.',
  ]);
});

test('a line that is exactly full is not broken, one character more is', () => {
  expect(wrap('', `${'a'.repeat(31)} ${'b'.repeat(32)}`)).toHaveLength(1);
  expect(wrap('', `${'a'.repeat(31)} ${'b'.repeat(33)}`)).toHaveLength(2);
});

test('Cyrillic letters count as one character each', () => {
  expect(wrap('', `${'б'.repeat(31)} ${'в'.repeat(32)}`)).toHaveLength(1);
});

test('an address is never broken', () => {
  const url = `https://example.org/${'a'.repeat(80)}`;
  expect(wrap('- ', `Read ${url} first`)).toEqual(['- Read', `  ${url}`, '  first']);
});

test('white space and control characters of the text do not reach the line', () => {
  expect(wrap('- ', ' a\r\n\u0007b\tc ')).toEqual(['- a b c']);
});
