import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogueIndex } from '../mfe-catalogue/src/content/catalogue-index.ts';
import { createAccessCollection } from '../mfe-trip-tips/editor/access-collection.ts';

const { files } = createAccessCollection();

test('the editor shows every location of the catalogue by its name', () => {
  expect(Object.fromEntries(files.map(({ name, label }) => [name, label]))).toEqual(
    Object.fromEntries(catalogueIndex.locations.map(({ slug, name }) => [slug, name])),
  );
});

test('every access file that the editor offers exists', () => {
  const root = path.dirname(import.meta.dirname);
  expect(files.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
});
