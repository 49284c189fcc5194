import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';
import { loadJsonOnce } from './load-json-once.ts';

/** Loads the index of the catalogue's current release (`loadJsonOnce`). */
export const loadCatalogueIndex: () => Promise<CatalogueIndex> = loadJsonOnce(`/${CATALOGUE_INDEX_FILE}`, (json) =>
  CatalogueIndex.parse(json),
);
