import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';
import { findLocationCard } from './location-cards.ts';
import { getPicturePath } from './picture-paths.ts';

/** The picture of a location. @throws Error when the page does not know the location. */
export function getLocationPosterSource(slug: string): PosterSource {
  const card = findLocationCard(slug);
  if (!card) throw new Error(`No card of ${slug} has been loaded`);
  return toPosterSource(card.picture, getPicturePath(slug));
}
