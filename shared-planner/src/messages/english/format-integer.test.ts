import { expect, test } from 'vitest';
import { formatInteger } from './format-integer.ts';

test.each([0, 7, 73, 999, 1000, 3681, 12_345, 999_999, 1_000_000, 1_234_567_890])(
  '%i is written as in English',
  (value) => {
    expect(formatInteger(value)).toBe(value.toLocaleString('en'));
  },
);
