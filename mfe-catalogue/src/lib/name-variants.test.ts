import { expect, test } from 'vitest';
import { normalizeName, transliterate } from './name-variants.ts';

test('normalizes accents, case, punctuation and double letters', () => {
  expect(normalizeName('Ёлка—Assy Kóк')).toBe('елка asi koк');
});

test('transliterates a Russian name and normalizes the result', () => {
  expect(transliterate(normalizeName('Площадь Республики'))).toBe('ploshchad respubliki');
  expect(transliterate(normalizeName('Ущелье Түрген'))).toBe('ushchele turgen');
});
