import type { CatalogueIndex, MapGround } from '@almaty/store/schema';
import type { ActivityFacts, LocationFacts } from '../../src/content/schema.ts';
import type { CatalogueContent } from '../content/catalogue-content.ts';
import { getActivityPicture, getLocationPicture } from '../pictures/pictures.ts';
import { createPlanningData } from '../planning/create-planning-data.ts';
import { formatDriveFromCity } from './card-summary.ts';
import { pairTexts } from './pair-texts.ts';

/** The Russian name, and the Kazakh one where it is known and differs. */
const getLocalNames = ({ kk, ru }: LocationFacts['names'] | ActivityFacts['names']) => ({
  ru: ru.value,
  ...(kk && kk.value !== ru.value && { kk: kk.value }),
});

/**
 * Creates what other packages may look up in a release without importing this remote (`CATALOGUE_INDEX_FILE`).
 *
 * @param content in the language of the index.
 * @param english the same in English, in which plans are made.
 * @param grounds of maps, the most detailed one first.
 */
export const createCatalogueIndex = (
  content: CatalogueContent,
  english: CatalogueContent,
  grounds: readonly MapGround[],
): CatalogueIndex => ({
  locations: content.locations.map(({ location, facts }) => ({
    ...{ id: location.id, slug: location.slug, name: location.name, category: location.category },
    picture: { name: location.slug, card: getLocationPicture(location).card },
    localNames: getLocalNames(facts.names),
    where: formatDriveFromCity(facts.driveHours.value),
  })),
  activities: content.activities.map(({ activity: { id, name }, slug, facts }) => ({
    id,
    name,
    picture: { name: slug, card: getActivityPicture(slug).card },
    localNames: getLocalNames(facts.names),
    where: facts.where.value,
  })),
  grounds: [...grounds],
  ...(content !== english && { texts: pairTexts(createPlanningData(english), createPlanningData(content)) }),
});
