import { getActivityAltText } from '@almaty/art/alt-texts';
import { getActivityPicture } from '@almaty/art/pictures';
import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';
import { pictureAddress } from './picture-address.ts';
import { illustrationText } from './wording.ts';

/** The name of an activity's picture: its own in small letters with hyphens. */
export const activitySlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The picture of an activity, and what is to be seen in it. The build stops when one has none. */
export function activityPicture(name: string): { picture: PosterSource; alt: string } {
  const slug = activitySlug(name);
  return {
    picture: toPosterSource(getActivityPicture(slug), pictureAddress(slug)),
    alt: illustrationText(getActivityAltText(slug)),
  };
}
