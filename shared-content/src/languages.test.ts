import { expect, expectTypeOf, test } from 'vitest';
import { inLanguage, type Text } from './languages.ts';

const entry = {
  id: 4,
  name: { en: 'Medeu', ru: 'Медеу' } as Text,
  names: { ru: { value: 'Медео' } },
  goodToKnow: [{ value: { en: 'Go early.' } as Text, months: [5, 6] }],
};

test('each text becomes its string in the language, and facts stay', () => {
  expect(inLanguage(entry, 'ru')).toEqual({
    id: 4,
    name: 'Медеу',
    names: { ru: { value: 'Медео' } },
    goodToKnow: [{ value: 'Go early.', months: [5, 6] }],
  });
});

test('a text without the language is that of the first one', () => {
  expect(inLanguage(entry, 'kk').name).toBe('Medeu');
  expect(inLanguage({ name: { en: 'Medeu', ru: '' } }, 'ru').name).toBe('Medeu');
});

test('the type has a string where the entry has a text', () => {
  const english = inLanguage(entry, 'en');
  expectTypeOf(english.name).toEqualTypeOf<string>();
  expectTypeOf(english.goodToKnow).toEqualTypeOf<{ value: string; months: number[] }[]>();
  expectTypeOf(english.names).toEqualTypeOf<{ ru: { value: string } }>();
});
