import { writeFileSync } from 'node:fs';
import { createCommand, runCommand } from '@almaty/commands';

export const elevationProfileCommand = createCommand(
  'pnpm -C art elevation-profile',
  'Draws the line of the mountains on the home page.',
).action(async () => {
  const { drawElevationProfile } = await import('../elevation-profile/draw.ts');
  const { ELEVATION_PROFILE_FILE } = await import('@almaty/pictures/node');
  writeFileSync(ELEVATION_PROFILE_FILE, `${JSON.stringify(drawElevationProfile(), null, 2)}\n`);
  console.log(`Written: ${ELEVATION_PROFILE_FILE}`);
});

if (import.meta.main) await runCommand(elevationProfileCommand);
