import { CatalogueIndex } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { createCatalogueIndex } from './catalogue-index.ts';

const catalogueIndex = createCatalogueIndex(catalogue, catalogue, []);

test('the index has the format that other packages read, with all locations and activities', () => {
  expect(CatalogueIndex.parse(catalogueIndex)).toEqual(catalogueIndex);
  expect(catalogueIndex.locations).toHaveLength(catalogue.locations.length);
  expect(catalogueIndex.activities).toHaveLength(catalogue.activities.length);
});

test('the index says what people there call an item, and where it is', () => {
  expect(catalogueIndex.locations.find(({ slug }) => slug === 'charyn-canyon')).toMatchObject({
    localNames: { kk: 'Шарын шатқалы', ru: 'Чарынский каньон (Долина замков)' },
    where: '3 to 3½ hours by road',
  });
  expect(catalogueIndex.activities.find(({ name }) => name === 'Paraplane Flight')?.where).toBe(
    'Shymbulak, taking off at 3,200 m',
  );
});
