import { getBase } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';
import { loadable } from '@almaty/ui/loadable';
import { useCatalogueNames } from './catalogue-names.ts';
import { fetchJson } from './fetch-json.ts';

const toNames = (items: readonly { id: number; name: string }[]) => new Map(items.map(({ id, name }) => [id, name]));

/** The index of the catalogue's current release, in the language of the page. */
export const catalogueIndex = loadable(async () => {
  const index = CatalogueIndex.parse(await fetchJson(`${getBase(LANGUAGE)}/${CATALOGUE_INDEX_FILE}`));
  useCatalogueNames.setState({ locations: toNames(index.locations), activities: toNames(index.activities) });
  return index;
});
