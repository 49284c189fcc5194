import { getLocationAltText } from '@almaty/art/alt-texts';
import { formatIllustrationAlt } from '../lib/format.ts';

/** The alternative text of a location's picture. Its own module, because pages that only show cards do not load it. */
export const getLocationPictureAlt = (slug: string): string => formatIllustrationAlt(getLocationAltText(slug));
