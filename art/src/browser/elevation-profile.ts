import data from '../../pictures/elevation-profile.json' with { type: 'json' };
import type { ElevationProfile } from '../elevation-profile/draw.ts';

/** The drawn elevation profile of the home page. */
export const elevationProfile: ElevationProfile<keyof typeof data.points> = data;
