import cards from '@almaty/art/place-cards.json';
import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';
import { pictureAddress } from './picture-address.ts';

/** The picture of a place. The build stops when one has none. */
export const pictureOf = (slug: string): PosterSource =>
  toPosterSource(cards[slug as keyof typeof cards], pictureAddress(slug));
