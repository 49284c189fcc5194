import { expect, test } from 'vitest';
import { pairTexts } from './pair-texts.ts';

test('texts at any depth that differ are paired', () => {
  const english = { id: 'saty', km: 3, bring: ['towel', 'passport'], notice: { ask: 'Ask in Saty.' } };
  const russian = { id: 'saty', km: 3, bring: ['полотенце', 'passport'], notice: { ask: 'Спросите в Саты.' } };
  expect(pairTexts(english, russian)).toEqual({ towel: 'полотенце', 'Ask in Saty.': 'Спросите в Саты.' });
});

test('a text that is translated in two ways is refused with the entries that it is in', () => {
  const create = (first: string, second: string) => ({
    locations: [
      { id: 13, fee: { per: first } },
      { id: 40, fee: { per: second } },
    ],
  });
  expect(() => pairTexts(create('a day', 'a day'), create('в день', 'за день'))).toThrow(
    '“a day” is “в день” in locations 13 fee per and “за день” in locations 40 fee per: translate it in one way',
  );
});
