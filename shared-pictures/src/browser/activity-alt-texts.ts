import altTexts from '../../files/activity-alt-texts.json' with { type: 'json' };
import { activitySlugs } from './activity-pictures.ts';
import { throwMissingPicture } from './missing-picture.ts';

/** The alt text of an activity's picture. @throws Error when the activity has no picture. */
export const getActivityAltText = (slug: string): string =>
  altTexts[activitySlugs.indexOf(slug)] ?? throwMissingPicture(slug);
