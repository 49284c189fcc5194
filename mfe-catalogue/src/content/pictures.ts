import { getLocationPicture } from '@almaty/art/pictures';
import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';
import { getPicturePath } from './picture-paths.ts';

/** The picture of a location. The build fails when a location has none. */
export const getLocationPosterSource = (slug: string): PosterSource =>
  toPosterSource(getLocationPicture(slug), getPicturePath(slug));
