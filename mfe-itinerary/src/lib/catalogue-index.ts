import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';
import { loadable } from '@almaty/ui/loadable';
import { fetchJson } from './fetch-json.ts';

/** The index of the catalogue's current release. */
export const catalogueIndex = loadable(async () => CatalogueIndex.parse(await fetchJson(`/${CATALOGUE_INDEX_FILE}`)));
