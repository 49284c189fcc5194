// Each kind has its own module, so that a page loads only the data of the pictures it shows.
export { getActivityPicture, hasActivityPicture } from './activity-pictures.ts';
export { getLocationPicture, hasLocationPicture, locationSlugs } from './location-pictures.ts';
export type { PictureCard } from './picture-card.ts';
