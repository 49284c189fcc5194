import { expect, test } from 'vitest';
import { folded, inLatin } from './name-forms.ts';

test('letters are compared without marks, case and doubling', () => {
  expect(folded('Ёлка—Assy Kóк')).toBe('елка asi koк');
});

test('a Russian name is written in Latin letters, and folded like every name', () => {
  expect(inLatin(folded('Площадь Республики'))).toBe('ploshchad respubliki');
  expect(inLatin(folded('Ущелье Түрген'))).toBe('ushchele turgen');
});
