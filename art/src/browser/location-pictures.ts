import cards from '../../pictures/location-cards.json' with { type: 'json' };
import { findEntry } from './find-entry.ts';
import type { PictureCard } from './picture-card.ts';

/** The slugs of all locations that have a picture, in alphabetical order. */
export const locationSlugs: readonly string[] = Object.keys(cards);

/** Whether a location has a picture. */
export const hasLocationPicture = (slug: string): boolean => Object.hasOwn(cards, slug);

/** The card data of a location's picture. @throws Error when the location has no picture. */
export const getLocationPicture = (slug: string): PictureCard => findEntry(cards, slug);
