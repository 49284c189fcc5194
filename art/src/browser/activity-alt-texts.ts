import altTexts from '../../pictures/activity-alt-texts.json' with { type: 'json' };
import { findEntry } from './find-entry.ts';

/** The alt text of an activity's picture. @throws Error when the activity has no picture. */
export const getActivityAltText = (slug: string): string => findEntry(altTexts, slug);
