import data from '../../files/activity-cards.json' with { type: 'json' };
import { throwMissingPicture } from './missing-picture.ts';
import type { PictureCard } from './picture-card.ts';

const cards: Readonly<Record<string, PictureCard>> = data;

/** The slugs of all activities that have a picture, in alphabetical order. */
export const activitySlugs: readonly string[] = /* @__PURE__ */ Object.keys(cards);

/** Whether an activity has a picture. */
export const hasActivityPicture = (slug: string): boolean => activitySlugs.includes(slug);

/** The card data of an activity's picture. @throws Error when the activity has no picture. */
export const getActivityPicture = (slug: string): PictureCard => cards[slug] ?? throwMissingPicture(slug);
