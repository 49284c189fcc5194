import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** The script that estimates a trip, in bytes brotli: the web worker with the planner, and what shows its results. */
const BUDGET = 25 * 1024;

const webFolder = path.join(import.meta.dirname, '../dist/web');
const read = (file: string) => readFileSync(path.join(webFolder, file), 'utf8');

/** A text of the estimate's view, and a code of the planner. */
const VIEW = 'What will not fit';
const PLANNER = 'too_strenuous_on_arrival';

const { exposes }: { exposes: { assets: { js: { sync: string[] } } }[] } = JSON.parse(read('mf-manifest.json'));
const sync = exposes.flatMap(({ assets }) => assets.js.sync);
const scripts = readdirSync(webFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const lazy = scripts.filter(
  (file) => !sync.includes(file) && (read(file).includes(VIEW) || file.startsWith('workers/')),
);

test('what estimates a trip stays within its script budget', () => {
  expect(lazy).toHaveLength(2);
  const sizes = lazy.map((file) => brotliCompressSync(readFileSync(path.join(webFolder, file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

test('nothing of it is loaded with the page', () => {
  expect(sync.length).toBeGreaterThan(0);
  expect(sync.filter((file) => read(file).includes(VIEW) || read(file).includes(PLANNER))).toEqual([]);
});
