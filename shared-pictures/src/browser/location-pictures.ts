import data from '../../files/location-cards.json' with { type: 'json' };
import { throwMissingPicture } from './missing-picture.ts';
import type { PictureCard } from './picture-card.ts';

const cards: Readonly<Record<string, PictureCard>> = data;

/** The slugs of all locations that have a picture, in alphabetical order. */
export const locationSlugs: readonly string[] = /* @__PURE__ */ Object.keys(cards);

/** Whether a location has a picture. */
export const hasLocationPicture = (slug: string): boolean => locationSlugs.includes(slug);

/** The card data of a location's picture. @throws Error when the location has no picture. */
export const getLocationPicture = (slug: string): PictureCard => cards[slug] ?? throwMissingPicture(slug);
