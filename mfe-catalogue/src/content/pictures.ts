import type { PictureSource } from '@almaty/ui/picture';
import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';
import { getPicturePath } from './picture-paths.ts';
import type { LocationCard } from './view-models/location-card.ts';

/** The picture of a location. */
export const getLocationPosterSource = ({ location, picture }: LocationCard): PosterSource =>
  toPosterSource(picture, getPicturePath(location.slug));

/** The file of a picture that the itinerary stores (`getThumbnailPath`). */
const THUMBNAIL_FILE = /^(?<basePath>\/pictures\/[a-z\d-]+)-400\.webp$/;

/** The picture of a location in the itinerary, centred; undefined when the stored file is no picture of the guide. */
export function getThumbnailSource(image: string): PictureSource | undefined {
  const basePath = THUMBNAIL_FILE.exec(image)?.groups?.basePath;
  return basePath === undefined ? undefined : toPosterSource('50 50', basePath);
}
