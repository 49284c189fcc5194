import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { WORKSPACE } from '../../content/read-content.ts';
import { readGeodata } from '../geodata/read-geodata.ts';
import { drawAllGrounds, getGroundFiles, listGrounds } from '../ground-files.ts';

/** What a frame may weigh, in bytes brotli: its ground, and 5 KB for what is drawn on it. */
const BUDGET = 20 * 1024;

const geodata = readGeodata(WORKSPACE);
const { drawings, files } = drawAllGrounds(geodata, catalogue);

test.each(drawings)('the ground of the $name stays within its budget', ({ drawing }) => {
  expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(BUDGET);
});

test.each(drawings)('every class of the ground of the $name has its colours in light and dark', ({ drawing }) => {
  const classes = new Set([...drawing.matchAll(/class="([\w-]+)"/g)].map(([, name]) => name));
  for (const name of classes) expect(drawing.split(`.${name}{`).length, name).toBe(3);
});

test.each(drawings)('the ground of the $name is dark only when its address asks for it', ({ drawing }) => {
  expect(drawing).toMatch(/^<svg [^>]*id="dark"/);
  expect(drawing).toContain('#dark:target .');
  expect(drawing).not.toContain('@media');
});

test.each(drawings)('the ground of the $name is a drawing without words, scripts or addresses', ({ drawing }) => {
  expect(drawing).not.toMatch(/<text|<script|href="(?!#)/);
});

test('the name of a ground changes with its drawing, and is the same in each language', () => {
  const higher = geodata.points.map((point) => ({ ...point, elevationMetres: (point.elevationMetres ?? 0) + 500 }));
  const changed = drawAllGrounds({ ...geodata, points: higher }, catalogue).files;
  expect(changed.range).not.toBe(files.range);
  expect(changed.centre).toBe(files.centre);
  expect(getGroundFiles(WORKSPACE, 'kk', geodata, catalogue)).toEqual(files);
});

test('other packages get what each ground shows, the most detailed one first', () => {
  const [centre, range, region] = listGrounds(files);
  expect(centre?.path).toMatch(/^\/pictures\/map-centre-[0-9a-f]{8}\.svg$/);
  // The design's frame: 76.80 to 77.25 E, 42.98 to 43.32 N.
  expect([range?.west, range?.east]).toEqual([expect.closeTo(76.8, 1), expect.closeTo(77.25, 1)]);
  expect([range?.south, range?.north]).toEqual([expect.closeTo(42.98, 1), expect.closeTo(43.32, 1)]);
  expect(Number(region?.east)).toBeGreaterThan(79);
});
