import { getActivityPicture } from '@almaty/pictures';
import { getActivityAltText } from '@almaty/pictures/alt-texts';
import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';
import { formatIllustrationAlt } from '../lib/format.ts';
import { getActivitySlug, getPicturePath } from './picture-paths.ts';

/** The picture of an activity with its alternative text. The build fails when an activity has none. */
export function getActivityPosterSource(name: string): { picture: PosterSource; alt: string } {
  const slug = getActivitySlug(name);
  return {
    picture: toPosterSource(getActivityPicture(slug), getPicturePath(slug)),
    alt: formatIllustrationAlt(getActivityAltText(slug)),
  };
}
