export { getActivityAltText } from './activity-alt-texts.ts';
export { getLocationAltText } from './location-alt-texts.ts';
