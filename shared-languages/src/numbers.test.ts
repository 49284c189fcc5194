import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { formatNumber } from './numbers.ts';

const VALUES = [0, 1, 12, 999, 1000, 2500, 12_345.6, 1_234_567, 0.25, -3, -4000.5];

test.each(LANGUAGES)('numbers of %s are those of Intl with ICU', (language) => {
  const format = new Intl.NumberFormat(language);
  expect(VALUES.map((value) => formatNumber(language, value))).toEqual(VALUES.map((value) => format.format(value)));
});
