import altTexts from '../../files/location-alt-texts.json' with { type: 'json' };
import { locationSlugs } from './location-pictures.ts';
import { throwMissingPicture } from './missing-picture.ts';

/** The alt text of a location's picture. @throws Error when the location has no picture. */
export const getLocationAltText = (slug: string): string =>
  altTexts[locationSlugs.indexOf(slug)] ?? throwMissingPicture(slug);
