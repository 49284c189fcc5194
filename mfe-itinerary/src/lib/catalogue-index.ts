import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';
import { loadOnce } from './load-once.ts';

/** Loads the index of the catalogue's current release (`loadOnce`). */
export const loadCatalogueIndex: () => Promise<CatalogueIndex> = loadOnce(`/${CATALOGUE_INDEX_FILE}`, (json) =>
  CatalogueIndex.parse(json),
);
