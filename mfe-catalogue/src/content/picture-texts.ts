import { getLocationAltText } from '@almaty/art/alt-texts';
import { illustrationText } from './wording.ts';

/** What is to be seen in the picture of a place. Apart from the pictures, because the pages of cards don't load it. */
export const altOf = (slug: string): string => illustrationText(getLocationAltText(slug));
