import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';
import ky from 'ky';

let loading: Promise<CatalogueIndex> | undefined;

/**
 * Loads the index of the catalogue's current release, once for everything that needs it; after a failure, the next call
 * loads it again.
 *
 * @throws Error when it does not arrive or is not what it should be.
 */
export function loadCatalogueIndex(): Promise<CatalogueIndex> {
  loading ??= ky
    .get(`/${CATALOGUE_INDEX_FILE}`)
    .json()
    .then((json) => CatalogueIndex.parse(json))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
