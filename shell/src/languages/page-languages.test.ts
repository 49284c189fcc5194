import { expect, test } from 'vitest';
import { findPageLanguages } from './page-languages.ts';

const getLanguages = (remote: string) =>
  (({ catalogue: ['en', 'ru', 'kk'], itinerary: ['en'] }) as const)[remote as 'catalogue'];

test.each([
  ['/', ['en', 'ru', 'kk']],
  ['/ru/locations/medeu', ['en', 'ru', 'kk']],
  ['/itinerary', ['en']],
  // Of a remote without a release nobody knows.
  ['/plan-trip', ['en', 'ru', 'kk']],
])('%s is in %j', (path, languages) => {
  expect(findPageLanguages(path, getLanguages)).toEqual(languages);
});
