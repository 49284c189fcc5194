import { CatalogueIndex } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { catalogueIndex } from './catalogue-index.ts';

test('the index has the format that other packages read, with all locations and activities', () => {
  expect(CatalogueIndex.parse(catalogueIndex)).toEqual(catalogueIndex);
  expect(catalogueIndex.locations).toHaveLength(32);
  expect(catalogueIndex.activities).toHaveLength(11);
});
