import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCommand, runCommand } from '@almaty/commands';

export const drawRoadsCommand = createCommand(
  'node mfe-catalogue/src/commands/draw-roads.ts',
  'Draws docs/roads.svg from src/content/planning/roads.yml: run it after a change of the road graph.',
).action(async () => {
  const { roads } = await import('../content/parsed-content.ts');
  const { drawRoads } = await import('../content/roads-picture/draw-roads.ts');
  const file = path.join(import.meta.dirname, '../../../docs/roads.svg');
  writeFileSync(file, drawRoads(roads));
  console.log(`Drawn: ${file}`);
});

if (import.meta.main) await runCommand(drawRoadsCommand);
