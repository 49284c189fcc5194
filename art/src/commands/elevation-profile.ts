import { writeFileSync } from 'node:fs';
import { ELEVATION_PROFILE_FILE } from '@almaty/pictures/node';
import { drawElevationProfile } from '../elevation-profile/draw.ts';

writeFileSync(ELEVATION_PROFILE_FILE, `${JSON.stringify(drawElevationProfile(), null, 2)}\n`);
console.log(`Written: ${ELEVATION_PROFILE_FILE}`);
