import { expect, test } from 'vitest';
import { pairTexts } from './pair-texts.ts';

test('texts at any depth that differ are paired', () => {
  const english = { id: 'saty', km: 3, bring: ['towel', 'passport'], notice: { ask: 'Ask in Saty.' } };
  const russian = { id: 'saty', km: 3, bring: ['полотенце', 'passport'], notice: { ask: 'Спросите в Саты.' } };
  expect(pairTexts(english, russian)).toEqual({ towel: 'полотенце', 'Ask in Saty.': 'Спросите в Саты.' });
});

test('a text that is translated in two ways is refused', () => {
  expect(() => pairTexts(['a day', 'a day'], ['в день', 'за день'])).toThrow(
    '“a day” is both “в день” and “за день”: translate it in one way',
  );
});
