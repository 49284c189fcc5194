import texts from '@almaty/art/place-texts.json';
import { formatIllustrationAlt } from '../lib/format.ts';

/** The alternative text of a location's picture. Its own module, because pages that only show cards do not load it. */
export const getLocationPictureAlt = (slug: string): string => formatIllustrationAlt(texts[slug as keyof typeof texts]);
