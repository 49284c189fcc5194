import type { CatalogueIndex } from '@almaty/store/schema';
import { useEffect, useState } from 'react';
import { loadCatalogueIndex } from '../../lib/catalogue-index.ts';

/**
 * The index of the catalogue's current release, loaded before somebody prints, because printing waits for nothing. Null
 * until it is there: the printed items have their names without it.
 *
 * @param isNeeded whether there is an item to look up.
 */
export function useCatalogueIndex(isNeeded: boolean): CatalogueIndex | null {
  const [index, setIndex] = useState<CatalogueIndex | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    loadCatalogueIndex()
      .then((loaded) => {
        if (!isUnmounted) setIndex(loaded);
      })
      .catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  return index;
}
