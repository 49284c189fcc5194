import { expect, test } from 'vitest';
import { writeTable } from './table.ts';

test('columns are as wide as their longest cell, and numbers are at their end', () => {
  expect(
    writeTable(
      ['route', 'ms'],
      [
        ['/', '1200'],
        ['/city', '9'],
      ],
    ),
  ).toBe(`| route |   ms |
| ----- | ---: |
| /     | 1200 |
| /city |    9 |`);
});

test('a table without rows has its header', () => {
  expect(writeTable(['route', 'ms'], [])).toBe('| route |  ms |\n| ----- | --: |');
});
