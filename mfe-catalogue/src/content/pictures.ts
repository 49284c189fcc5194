import { getLocationPicture } from '@almaty/art/pictures';
import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';
import { pictureAddress } from './picture-address.ts';

/** The picture of a place. The build stops when one has none. */
export const pictureOf = (slug: string): PosterSource => toPosterSource(getLocationPicture(slug), pictureAddress(slug));
