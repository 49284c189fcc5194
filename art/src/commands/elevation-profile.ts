import { writeFileSync } from 'node:fs';
import { drawElevationProfile } from '../elevation-profile/draw.ts';
import { ELEVATION_PROFILE_FILE } from '../output/picture-files.ts';

writeFileSync(ELEVATION_PROFILE_FILE, `${JSON.stringify(drawElevationProfile(), null, 2)}\n`);
console.log(`Written: ${ELEVATION_PROFILE_FILE}`);
