import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { getPluralCategory, PLURAL_CATEGORIES } from './plurals.ts';

const VALUES = [...Array.from({ length: 300 }, (_, index) => index), 0.5, 1.5, 2.2, 10.1, 1001, 1_000_011];

test.each(LANGUAGES)('plurals of %s are those of Intl with ICU', (language) => {
  const rules = new Intl.PluralRules(language);
  expect(VALUES.map((value) => getPluralCategory(language, value))).toEqual(VALUES.map((value) => rules.select(value)));
  expect(PLURAL_CATEGORIES[language].toSorted()).toEqual(rules.resolvedOptions().pluralCategories.toSorted());
});
