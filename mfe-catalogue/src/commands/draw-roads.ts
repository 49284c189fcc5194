import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { roads } from '../content/parsed-content.ts';
import { drawRoads } from '../content/roads-picture/draw-roads.ts';

// Draws docs/roads.svg from src/content/planning/roads.yml: run it after a change of the road graph.
const file = path.join(import.meta.dirname, '../../../docs/roads.svg');
writeFileSync(file, drawRoads(roads));
console.log(`Drawn: ${file}`);
