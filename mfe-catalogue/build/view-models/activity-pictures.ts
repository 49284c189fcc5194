import type { ActivityPicture } from '../../src/content/activity-pictures.ts';
import { formatIllustrationAlt } from '../../src/lib/format.ts';
import type { CatalogueContent } from '../content/catalogue-content.ts';
import { getActivityPicture } from '../pictures/pictures.ts';

/** Creates the pictures of all activities, by the ids of the activities. */
export const createActivityPictures = ({ activities }: CatalogueContent): Readonly<Record<string, ActivityPicture>> =>
  Object.fromEntries(
    activities.map(({ activity, slug }) => {
      const { card, alt } = getActivityPicture(slug);
      return [String(activity.id), { slug, card, alt: formatIllustrationAlt(alt) }];
    }),
  );
