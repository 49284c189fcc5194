import cards from '../../pictures/activity-cards.json' with { type: 'json' };
import { findEntry } from './find-entry.ts';
import type { PictureCard } from './picture-card.ts';

/** Whether an activity has a picture. */
export const hasActivityPicture = (slug: string): boolean => Object.hasOwn(cards, slug);

/** The card data of an activity's picture. @throws Error when the activity has no picture. */
export const getActivityPicture = (slug: string): PictureCard => findEntry(cards, slug);
