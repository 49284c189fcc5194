import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';
import ky from 'ky';

/**
 * Loads the index of the catalogue's current release.
 *
 * @throws Error when it does not arrive or is not what it should be.
 */
export const loadCatalogueIndex = (): Promise<CatalogueIndex> =>
  ky
    .get(`/${CATALOGUE_INDEX_FILE}`)
    .json()
    .then((json) => CatalogueIndex.parse(json));
