import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import * as store from './index.ts';

// A remote that uses a new export runs only with shells that have it, and the gate of a release tells by the version.
test('the version is that of these exports: one more needs a higher minor version, one less a higher major version', () => {
  expect({ version: manifest.version, names: Object.keys(store).toSorted() }).toEqual({
    version: '1.0.0',
    names: ['ItineraryProvider', 'countItems', 'useItinerary'],
  });
});
