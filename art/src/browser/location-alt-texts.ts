import altTexts from '../../pictures/location-alt-texts.json' with { type: 'json' };
import { findEntry } from './find-entry.ts';

/** The alt text of a location's picture. @throws Error when the location has no picture. */
export const getLocationAltText = (slug: string): string => findEntry(altTexts, slug);
