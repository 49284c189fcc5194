import { getLocationAltText } from '@almaty/pictures/alt-texts';
import { formatIllustrationAlt } from '../lib/format.ts';

/** The alternative text of a location's picture. */
export const getLocationPictureAlt = (slug: string): string => formatIllustrationAlt(getLocationAltText(slug));
