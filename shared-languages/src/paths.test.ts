import { describe, expect, test } from 'vitest';
import { getLanguage, removeLanguage, toLanguage } from './paths.ts';

describe('the language of a path', () => {
  test.each([
    ['/', 'en', '/'],
    ['/locations/medeu', 'en', '/locations/medeu'],
    ['/ru', 'ru', '/'],
    ['/kk/locations/medeu', 'kk', '/locations/medeu'],
    // English has no segment of its own, and German none at all.
    ['/en/locations', 'en', '/en/locations'],
    ['/de/locations', 'en', '/de/locations'],
    ['/rules', 'en', '/rules'],
  ])('%s is in %s', (path, language, plain) => {
    expect([getLanguage(path), removeLanguage(path)]).toEqual([language, plain]);
  });
});

test.each([
  ['/', 'ru', '/ru'],
  ['/ru', 'en', '/'],
  ['/ru/locations', 'kk', '/kk/locations'],
  ['/kk/locations', 'en', '/locations'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(toLanguage(path, language)).toBe(expected);
});
