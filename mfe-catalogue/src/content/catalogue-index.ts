import type { CatalogueIndex } from '@almaty/store/schema';
import { activities } from './activities.ts';
import { locations } from './locations.ts';

/** What other packages may look up in a release without importing this remote (`CATALOGUE_INDEX_FILE`). */
export const catalogueIndex = {
  locations: locations.map(({ id, slug, name, category }) => ({ id, slug, name, category })),
  activities: activities.map(({ id, name }) => ({ id, name })),
} satisfies CatalogueIndex;
