import { getActivityPicture, getLocationPicture } from '@almaty/pictures';
import type { CatalogueIndex } from '@almaty/store/schema';
import { activities } from './activities.ts';
import { activityFacts } from './facts/activities/index.ts';
import { locationFacts } from './facts/index.ts';
import { locations } from './locations.ts';
import { getActivitySlug } from './picture-paths.ts';
import type { ActivityFacts, LocationFacts } from './schema.ts';
import { formatDriveFromCity } from './view-models/card-summary.ts';

/** The Kazakh name and the Russian one, as far as they are known and differ. */
const getLocalNames = ({ kk, ru }: LocationFacts['names']) => [...new Set([...(kk ? [kk.value] : []), ru.value])];

const toLocationOnPaper = (facts: LocationFacts | undefined) =>
  facts && { localNames: getLocalNames(facts.names), where: formatDriveFromCity(facts.driveHours.value) };

const toActivityOnPaper = (facts: ActivityFacts | undefined) =>
  facts && { localNames: getLocalNames(facts.names), where: facts.where.value };

/** What other packages may look up in a release without importing this remote (`CATALOGUE_INDEX_FILE`). */
export const catalogueIndex = {
  locations: locations.map(({ id, slug, name, category }) => ({
    ...{ id, slug, name, category },
    picture: { name: slug, card: getLocationPicture(slug) },
    ...toLocationOnPaper(locationFacts[slug]),
  })),
  activities: activities.map(({ id, name }) => {
    const slug = getActivitySlug(name);
    return {
      id,
      name,
      picture: { name: slug, card: getActivityPicture(slug) },
      ...toActivityOnPaper(activityFacts[id]),
    };
  }),
} satisfies CatalogueIndex;
