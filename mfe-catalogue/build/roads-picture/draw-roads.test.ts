import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawRoads } from './draw-roads.ts';
import { placeLabels } from './place-labels.ts';
import { readRoads } from './read-roads.ts';

const roads = readRoads();

const committed = readFileSync(path.join(import.meta.dirname, '../../../docs/roads.svg'), 'utf8');

test('docs/roads.svg is drawn from the road graph (node mfe-catalogue/build/commands/draw-roads.ts)', () => {
  expect(committed).toBe(drawRoads(roads));
});

test('every node of the road graph has its label', () => {
  const labels = [...committed.matchAll(/<text x="[\d.-]+" y="[\d.-]+">([^<]+)</g)].map(([, label]) => label);
  for (const { name } of roads.nodes) expect(labels).toContain(name.replaceAll('&', '&amp;'));
});

test('labels of neighbours are on different sides', () => {
  const [one, other] = placeLabels(
    [
      { text: 'Medeu', x: 100, y: 100 },
      { text: 'Shymbulak', x: 110, y: 100 },
    ],
    400,
  );
  expect(one?.x).toBeLessThan(100);
  expect(other?.x).toBeGreaterThan(110);
});
