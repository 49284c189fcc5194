import { getActivityPicture, getLocationPicture } from '@almaty/art/pictures';
import type { CatalogueIndex } from '@almaty/store/schema';
import { activities } from './activities.ts';
import { locations } from './locations.ts';
import { getActivitySlug } from './picture-paths.ts';

/** What other packages may look up in a release without importing this remote (`CATALOGUE_INDEX_FILE`). */
export const catalogueIndex = {
  locations: locations.map(({ id, slug, name, category }) => ({
    ...{ id, slug, name, category },
    picture: { name: slug, card: getLocationPicture(slug) },
  })),
  activities: activities.map(({ id, name }) => {
    const slug = getActivitySlug(name);
    return { id, name, picture: { name: slug, card: getActivityPicture(slug) } };
  }),
} satisfies CatalogueIndex;
