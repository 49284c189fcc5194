import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCommand, runCommand } from '@almaty/commands';

export const drawRoadsCommand = createCommand(
  'node mfe-catalogue/build/commands/draw-roads.ts',
  'Draws docs/roads.svg from mfe-catalogue/content/roads.yml: run it after a change of the road graph.',
).action(async () => {
  const { readRoads } = await import('../roads-picture/read-roads.ts');
  const { drawRoads } = await import('../roads-picture/draw-roads.ts');
  const file = path.join(import.meta.dirname, '../../../docs/roads.svg');
  writeFileSync(file, drawRoads(readRoads()));
  console.log(`Drawn: ${file}`);
});

if (import.meta.main) await runCommand(drawRoadsCommand);
