import cards from '@almaty/art/place-cards.json';
import { entryOf, type PosterEntry } from '@almaty/ui/picture-card';
import { pictureAddress } from './picture-address.ts';

/** The picture of a place. The build stops when one has none. */
export const pictureOf = (slug: string): PosterEntry =>
  entryOf(cards[slug as keyof typeof cards], pictureAddress(slug));
