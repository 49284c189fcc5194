import texts from '@almaty/art/place-texts.json';
import { illustrationText } from './wording.ts';

/** What is to be seen in the picture of a place. Apart from the pictures, because the pages of cards don't load it. */
export const altOf = (slug: string): string => illustrationText(texts[slug as keyof typeof texts]);
