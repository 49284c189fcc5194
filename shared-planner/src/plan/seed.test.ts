import { expect, test } from 'vitest';
import { toSeed } from './seed.ts';

// Values of the reference implementation of FNV-1a for texts of ASCII letters.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the seed of %j is its FNV-1a hash', (text, hash) => {
  expect(toSeed(text)).toBe(hash);
});
