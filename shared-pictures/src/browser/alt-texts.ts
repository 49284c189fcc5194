// Alt texts are lists in the order of the slugs, because a page that loads them has also loaded the cards with the slugs.
export { getActivityAltText } from './activity-alt-texts.ts';
export { getLocationAltText } from './location-alt-texts.ts';
