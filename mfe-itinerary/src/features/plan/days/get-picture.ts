import type { ItemKind, PlanItem } from '@almaty/planner/schema';
import type { CatalogueIndex } from '@almaty/store/schema';
import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';

/** The picture of a location or an activity; undefined when the catalogue has none. */
export function getPicture(index: CatalogueIndex, kind: ItemKind, id: number): PosterSource | undefined {
  const entries: CatalogueIndex['activities'] = kind === 'location' ? index.locations : index.activities;
  const picture = entries.find((entry) => entry.id === id)?.picture;
  return picture && toPosterSource(picture.card, `/pictures/${picture.name}`);
}

/** The picture of a stop; undefined for drives and meals, and when the catalogue has none. */
export function getItemPicture(index: CatalogueIndex, item: PlanItem): PosterSource | undefined {
  if (item.type === 'visit') return getPicture(index, 'location', item.locationId);
  return item.type === 'activity' ? getPicture(index, 'activity', item.activityId) : undefined;
}
